import { dollarsToCents } from '../money/index.js';
import { truncateAtWord } from '../text/index.js';

/** One length of a treatment and what it costs. */
export interface TreatmentDuration {
  minutes: number;
  /** Dollars. */
  price: number;
}

/** A spa service as the API carries it (spec 3). */
export interface Treatment {
  _id: string;
  title: string;
  description: string;
  categoryId: { _id: string; name: string };
  specialistId?: string;
  /** The specialist's name. */
  specialist?: string;
  /** File names under `/uploads/services/`. */
  images: string[];
  durations: TreatmentDuration[];
  /** A text, such as `Daily`. */
  availability: string;
  isPopular: boolean;
  isRefundable: boolean;
  /** For example `available` or `limited`. */
  displayStatus: string;
}

/** Spec 3, Category. Only those with status `active` are shown. */
export interface TreatmentCategory {
  _id: string;
  name: string;
  serviceCount: number;
  status: string;
}

/** Spec 3, Specialist. Only those with status `active` are shown. */
export interface Specialist {
  _id: string;
  firstName: string;
  lastName: string;
  /** A path. */
  photo?: string;
  status: string;
}

/** Spec 9: what a card shows when the record is silent. */
export const DEFAULT_DURATION_MINUTES = 60;
export const DEFAULT_FROM_PRICE = 100;
export const DEFAULT_TREATMENT_CATEGORY = 'Spa Service';
export const TREATMENT_DESCRIPTION_LENGTH = 100;
export const SPA_PAGE_SIZE = 6;

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
