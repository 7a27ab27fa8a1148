import type { Preview } from '@storybook/react-vite';
import type { HotelTheme } from '@vestibule/ui/theme';
import { hotelName, hotelTheme } from '../../apps/site/src/hotel-brand.js';
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

interface Choice {
  title: string;
  theme?: HotelTheme | undefined;
}

/** Beside them the hotel of `hotel-brand.ts`, once that file gives it a look of its own. */
export function choicesWith(title: string, theme: HotelTheme): Record<string, Choice> {
  const own: Record<string, Choice> =
    Object.keys(theme).length > 0 ? { own: { title, theme } } : {};
  return { ...own, ...hotelThemes };
}

const choices = choicesWith(hotelName, hotelTheme);

/** What the toolbar's choice is called in an address. */
export const hotelNames = Object.keys(choices);

export function hotelThemeOf(globals: Record<string, unknown>): HotelTheme | undefined {
  const name = String(globals['hotel']);
  return Object.hasOwn(choices, name) ? choices[name]?.theme : undefined;
}

export const hotelToolbar = {
  hotel: {
    description: 'Whose theme it has',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: Object.entries(choices).map(([value, { title }]) => ({
        value,
        title: `Theme: ${title}`,
      })),
      dynamicTitle: true,
    },
  },
} satisfies NonNullable<Preview['globalTypes']>;
