import type { StressName } from './stress.ts';

type Exceptions = Record<string, Partial<Record<StressName, string>>>;

const wholePrice = {
  'at 200 % text and 360 px': 'A price of seven digits, large, is not parted over two lines.',
};

/** What gives way and may, and why; what no longer does fails here too. */
export const exceptions: Exceptions = {
  'matrix-price--sizes': wholePrice,
  'halls-halldetail--long-text': wholePrice,
  'overlays-dialog--file-not-chosen': {
    'forced colours': 'A file field is the browser’s own: its button has the edge.',
  },
};
