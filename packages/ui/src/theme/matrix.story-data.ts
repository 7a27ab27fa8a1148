/** The ways of looking at a matrix, for Chromatic and for `pnpm visual`. */
export const modes = {
  light: { theme: 'light', direction: 'ltr', viewport: 'desktop' },
  dark: { theme: 'dark', direction: 'ltr', viewport: 'desktop' },
  phone: { theme: 'light', direction: 'ltr', viewport: 'phone' },
  'right-to-left': { theme: 'light', direction: 'rtl', viewport: 'desktop' },
};

/** What every `*.matrix.stories.tsx` asks of Chromatic: each of the modes. */
export const inEveryMode = { chromatic: { modes } };
