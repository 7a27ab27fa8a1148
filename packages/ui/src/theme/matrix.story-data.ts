const usual = { theme: 'light', direction: 'ltr', viewport: 'desktop', hotel: 'vestibule' };

/** The ways of looking at a matrix, for Chromatic and for `pnpm visual`. */
export const modes = {
  light: usual,
  dark: { ...usual, theme: 'dark' },
  phone: { ...usual, viewport: 'phone' },
  'right-to-left': { ...usual, direction: 'rtl' },
  'city hotel': { ...usual, hotel: 'city-hotel' },
  'mountain lodge': { ...usual, hotel: 'mountain-lodge' },
  'beach club': { ...usual, hotel: 'beach-club', theme: 'dark' },
};

/** Of every `*.matrix.stories.tsx`: Chromatic sees it in each of the modes, and it has nothing to set. */
export const inEveryMode = { chromatic: { modes }, controls: { disable: true } };
