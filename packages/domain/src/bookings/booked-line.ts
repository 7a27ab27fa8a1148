import type { Translation } from '../words/index.js';
import { texts } from './booked-line.texts.js';

/** A line of what is paid for: how many of what. */
interface Line {
  /** As it is stored: a noun of ours in English, or the hotel's name of an extra. */
  label: string;
  quantity: number;
}

/** Our own nouns, as they are stored; any other label is the hotel's name of an extra. */
const lineNouns = ['night', 'nights', 'treatment', 'ticket', 'tickets'] as const;
export type LineNoun = (typeof lineNouns)[number];

export function lineNoun(label: string): LineNoun | undefined {
  return lineNouns.find((noun) => noun === label);
}

/** `2 nights`, `3 Late supper`. */
export function bookedLineText(
  { label, quantity }: Line,
  t: Translation<typeof texts> = texts,
): string {
  const noun = lineNoun(label);
  return noun ? countedNouns(t)[noun]({ count: quantity }) : t.other({ quantity, name: label });
}

const countedNouns = (t: Translation<typeof texts>) => ({
  night: t.nights,
  nights: t.nights,
  treatment: t.treatments,
  ticket: t.tickets,
  tickets: t.tickets,
});
