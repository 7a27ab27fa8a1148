import type { Preview } from '@storybook/react-vite';
import type { HotelTheme } from '@vestibule/ui/theme';
import { beachClub } from './beach-club.js';
import { cityHotel } from './city-hotel.js';
import { mountainLodge } from './mountain-lodge.js';

/** The hotels that a designer can choose in the toolbar: the library's own theme, and three others as data. */
export const hotelThemes = {
  vestibule: { title: 'Vestibule', theme: undefined },
  'city-hotel': { title: 'City hotel', theme: cityHotel },
  'mountain-lodge': { title: 'Mountain lodge', theme: mountainLodge },
  'beach-club': { title: 'Beach club', theme: beachClub },
} satisfies Record<string, { title: string; theme?: HotelTheme }>;

type HotelThemeName = keyof typeof hotelThemes;

export function hotelThemeOf(globals: Record<string, unknown>): HotelTheme | undefined {
  const name = String(globals['hotel']);
  return Object.hasOwn(hotelThemes, name) ? hotelThemes[name as HotelThemeName].theme : undefined;
}

export const hotelToolbar = {
  hotel: {
    description: 'Whose theme it has',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: Object.entries(hotelThemes).map(([value, { title }]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
} satisfies NonNullable<Preview['globalTypes']>;
