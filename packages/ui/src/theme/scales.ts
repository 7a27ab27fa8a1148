export const font = {
  display: "'Newsreader Variable', 'Newsreader Fallback', 'Newsreader DejaVu', Georgia, serif",
  text: "'Source Sans 3 Variable', 'Source Sans Fallback', 'Source Sans DejaVu', system-ui, sans-serif",
};

/** Of pages in Arabic letters, before the others: titles in Naskh, text without serifs. */
export const arabicFont = {
  display: "'Noto Naskh Arabic Variable', 'Naskh Fallback', 'Naskh DejaVu'",
  text: "'Noto Sans Arabic Variable', 'Sans Arabic Fallback', 'Sans Arabic Naskh', 'Sans Arabic DejaVu'",
};

/** Height of a line by the size of its letters. */
export const leading = {
  display: '1.05',
  title: '1.15',
  /** A name or a control of one line, which seldom breaks. */
  compact: '1.2',
  /** Labels, hints, fields, badges. */
  small: '1.4',
  /** A sentence below a title, a quotation. */
  lead: '1.5',
  body: '1.6',
  /** What is read for minutes. */
  prose: '1.7',
};

/** Space between letters: closer in titles, wider in small capitals. */
export const tracking = {
  display: '-0.02em',
  title: '-0.01em',
  control: '0.02em',
  small: '0.03em',
  caption: '0.04em',
  label: '0.12em',
};

/** Fluid from 360 px to 1440 px; body text never shrinks below 17 px. */
export const size = {
  display: 'clamp(2.5rem, 1.75rem + 3.3vw, 4.5rem)',
  title1: 'clamp(2rem, 1.6rem + 1.8vw, 3.125rem)',
  title2: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
  title3: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.5rem)',
  lead: 'clamp(1.125rem, 1.08rem + 0.25vw, 1.3125rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  caption: '0.8125rem',
};

export const space = {
  hair: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  section: 'clamp(3.5rem, 2.5rem + 4.5vw, 7rem)',
  gutter: 'clamp(1.25rem, 0.7rem + 2.4vw, 3rem)',
};

export const radius = { small: '2px', medium: '4px', round: '999px' };

export const measure = { text: '38rem', page: '80rem', narrow: '30rem' };

export const motion = {
  quick: '160ms',
  slow: '320ms',
  picture: '900ms',
  turn: '900ms',
  sweep: '1600ms',
  draw: '2200ms',
  breathe: '2400ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
};

export const layer = {
  header: '20',
  popover: '70',
  dialog: '60',
  loader: '80',
  toast: '90',
  skip: '100',
};

export const elevation = {
  low: '0 1px 2px rgb(31 42 43 / 8%)',
  high: '0 18px 48px rgb(12 26 27 / 18%)',
};

/** How dense the shade under words on a picture is, in percent: they are read on a white one too. */
export const WORDS_SHADE = 66;
/** How much of `rule` the ground of a badge has, in percent; the rest is surface. */
export const BADGE_RULE = 70;
/** How much of `brass` the ground of the days of a stay has. */
export const STAY_BRASS = 20;

/** Controls are at least 44 px high: a thumb hits them. */
export const control = { height: '2.875rem', heightSmall: '2.25rem', heightLarge: '3.375rem' };
