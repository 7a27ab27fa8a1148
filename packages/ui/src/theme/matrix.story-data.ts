/** They are in English, which is read from the left. */
const usual = {
  theme: 'light',
  direction: 'language',
  locale: 'en',
  viewport: 'desktop',
  hotel: 'vestibule',
};

/** Arabic, as the guest reads it: English that is only turned shows neither its letters nor its lengths. */
const inArabic = { direction: 'rtl', locale: 'ar' };

/** The ways of looking at a matrix, for Chromatic and for `pnpm visual`. */
export const modes = {
  light: usual,
  dark: { ...usual, theme: 'dark' },
  phone: { ...usual, viewport: 'phone' },
  'right-to-left': { ...usual, ...inArabic },
  // Its controls are the lowest, and Arabic letters the tallest.
  'city hotel': { ...usual, ...inArabic, hotel: 'city-hotel' },
  'mountain lodge': { ...usual, hotel: 'mountain-lodge' },
  'beach club': { ...usual, hotel: 'beach-club', theme: 'dark' },
};

/** Of every `*.matrix.stories.tsx`: Chromatic sees it in each of the modes, and it has nothing to set. */
export const inEveryMode = {
  chromatic: { modes },
  controls: { disable: true },
  readFromTheTop: true,
};
