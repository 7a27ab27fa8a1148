import type { Specialist, Treatment } from './treatment.schema.js';
import { dollarsToCents } from '../money/index.js';
import { capitalise, truncateAtWord } from '../text/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './treatment-facts.texts.js';

/** Spec 9: what a card shows when the record is silent. */
export const DEFAULT_DURATION_MINUTES = 60;
export const DEFAULT_FROM_PRICE = 100;
export const TREATMENT_DESCRIPTION_LENGTH = 100;
export const SPA_PAGE_SIZE = 6;

/** Spec 9: a record that names no category is a 'Spa Service'. */
export function treatmentCategory(
  { categoryId }: Pick<Treatment, 'categoryId'>,
  t: Translation<typeof texts> = texts,
): string {
  return categoryId.name || t.spaService;
}

/** The display status in words; one that the hotel made up stands as it is. */
export function displayStatusText(status: string, t: Translation<typeof texts> = texts): string {
  const known = status.toLowerCase();
  if (known === 'available') return t.available;
  return known === 'limited' ? t.limited : capitalise(status);
}

/** The lowest duration price in cents, or $100 when no durations exist (spec 9). */
export function fromPriceCents({ durations }: Pick<Treatment, 'durations'>): number {
  const prices = durations.map((duration) => dollarsToCents(duration.price));
  return prices.length > 0 ? Math.min(...prices) : dollarsToCents(DEFAULT_FROM_PRICE);
}

/** The shortest duration's minutes, or 60 when none exists (spec 9). */
export function shownMinutes({ durations }: Pick<Treatment, 'durations'>): number {
  return durations.length > 0
    ? Math.min(...durations.map((duration) => duration.minutes))
    : DEFAULT_DURATION_MINUTES;
}

/** The picture of a card: the first may be a placeholder, which a real one replaces (spec 3). */
export function treatmentCover({ images }: Pick<Treatment, 'images'>): string | undefined {
  return images.find((file) => !/placeholder/i.test(file));
}

export function treatmentTeaser({ description }: Pick<Treatment, 'description'>): string {
  return truncateAtWord(description, TREATMENT_DESCRIPTION_LENGTH);
}

export function activeOnly<T extends { status: string }>(records: readonly T[]): T[] {
  return records.filter((record) => record.status === 'active');
}

export function specialistName({ firstName, lastName }: Specialist): string {
  return `${firstName} ${lastName}`.trim();
}
