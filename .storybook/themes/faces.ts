import type { HotelTheme } from '@vestibule/ui/theme';
import { latinExtLetters } from '../../packages/ui/src/theme/font-faces.js';

type Face = NonNullable<HotelTheme['faces']>[number];

/** Below this folder Storybook serves files as `node_modules` has them. */
export const themeFonts = 'theme-fonts/';

/** The address of a file of a Fontsource package, such as `latin-600`, beside Storybook's pages. */
export const fontFile = (source: string, name: string): string =>
  `${themeFonts}${source}/files/${source.replace(/.*\//, '')}-${name}-normal.woff2`;

/** A typeface in Latin letters; the rare ones are fetched only where a page has one. */
export const latinFaces = (
  family: string,
  weights: string,
  source: string,
  weight: string,
): Face[] => [
  { family, weights, url: fontFile(source, `latin-${weight}`) },
  {
    family,
    weights,
    url: fontFile(source, `latin-ext-${weight}`),
    letters: latinExtLetters,
  },
];
