import type { HotelTheme } from '@vestibule/ui/theme';
import { arabicFont } from '../../packages/ui/src/theme/scales.js';
import { arabicLetters } from '../../packages/ui/src/theme/font-faces.js';
import { fontFile, latinFaces } from './faces.js';

/** Lagoon and coral, round and roomy: a club on the sand. */
export const beachClub: HotelTheme = {
  light: {
    paper: '#fffaf4',
    surface: '#ffffff',
    sunken: '#e9f5f4',
    ink: '#10323a',
    inkMuted: '#46626a',
    rule: '#cfe2e1',
    ruleStrong: '#648488',
    accent: '#00697a',
    accentHover: '#00535f',
    accentSoft: '#d9f0f0',
    onAccent: '#ffffff',
    brass: '#e07a5f',
    brassText: '#a83e22',
    focus: '#cf6a00',
    deep: '#06414d',
    onDeep: '#f2fbfa',
    onDeepMuted: '#b9d8da',
    deepRule: '#22606c',
    deepBrass: '#ffc4a8',
    scrim: 'rgb(5 43 51 / 58%)',
    shade: '#052b33',
  },
  dark: {
    paper: '#0c1b1f',
    surface: '#12262b',
    sunken: '#081316',
    ink: '#e9f4f3',
    inkMuted: '#a3bfc0',
    rule: '#24404a',
    ruleStrong: '#6c8b91',
    accent: '#6fd3d6',
    accentHover: '#9be5e6',
    accentSoft: '#11373d',
    onAccent: '#03262b',
    brass: '#e8937b',
    brassText: '#f5ad97',
    focus: '#ffb454',
    deep: '#052a32',
    onDeep: '#edf8f7',
    onDeepMuted: '#b0d0d2',
    deepRule: '#1d4c56',
    deepBrass: '#ffc4a8',
    shade: '#052b33',
  },
  font: {
    display: "'Gabarito SemiBold', 'Trebuchet MS', 'Gill Sans', Arial, sans-serif",
    text: "'Nunito', 'Trebuchet MS', 'Gill Sans', Arial, sans-serif",
  },
  arabic: { display: `'Baloo Bhaijaan 2 SemiBold', ${arabicFont.text}` },
  faces: [
    // The only weight of their families: titles, which ask for 400, are set in it.
    ...latinFaces('Gabarito SemiBold', '600', '@fontsource/gabarito', '600'),
    {
      family: 'Baloo Bhaijaan 2 SemiBold',
      weights: '600',
      url: fontFile('@fontsource-variable/baloo-bhaijaan-2', 'arabic-wght'),
      letters: arabicLetters,
    },
    ...latinFaces('Nunito', '400 600', '@fontsource-variable/nunito', 'wght'),
  ],
  size: {
    // Gabarito is wide: a title of it takes the room of a larger one.
    title2: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)',
    title3: 'clamp(1.1875rem, 1.12rem + 0.35vw, 1.4375rem)',
  },
  radius: { small: '14px', medium: '22px' },
  space: { lg: '1.75rem', xl: '2.25rem' },
};
