import type { Translation } from '../words/index.js';
import { texts } from './booked-line.texts.js';

/** A line of what is paid for: how many of what. */
interface Line {
  /** As it is stored: a noun of ours in English, or the hotel's name of an extra. */
  label: string;
  quantity: number;
}

/** `2 nights`, `3 Late supper`. */
export function bookedLineText(
  { label, quantity }: Line,
  t: Translation<typeof texts> = texts,
): string {
  const say = countedBy(label, t);
  return say ? say({ count: quantity }) : t.other({ quantity, name: label });
}

function countedBy(label: string, t: Translation<typeof texts>) {
  switch (label) {
    case 'night':
    case 'nights':
      return t.nights;
    case 'treatment':
      return t.treatments;
    case 'ticket':
    case 'tickets':
      return t.tickets;
  }
}
