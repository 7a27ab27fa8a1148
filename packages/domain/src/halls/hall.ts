import type { Translation } from '../words/index.js';
import { formatNumber } from '../words/number.js';
import { texts } from './hall-facts.texts.js';
import type { MeetingHall } from './hall.schema.js';

/** Spec 9: hall cards show at most four amenity tags. */
export const HALL_AMENITY_TAGS = 4;

/** The specification does not say; six, as every other list. */
export const HALLS_PAGE_SIZE = 6;

export function availableHalls<Hall extends MeetingHall>(halls: readonly Hall[]): Hall[] {
  return halls.filter((hall) => hall.status === 'Available');
}

/** The status in words; one that the hotel made up stands as it is. */
export function hallStatusText(status: string, t: Translation<typeof texts> = texts): string {
  return status === 'Available' ? t.available : status;
}

/** The status is also used lower-cased as a style class (spec 2, Meeting halls). */
export function hallStatusClass(status: string): string {
  return status.trim().toLowerCase().replace(/\s+/g, '-');
}

/** `40 people`, `12,500 people`. */
export function hallPeopleText(
  count: number,
  t: Translation<typeof texts> = texts,
  locale?: string,
): string {
  return t.people({ count, figure: formatNumber(count, locale) });
}

/** `1,200 sq ft`. */
export function hallSizeText(
  count: number,
  t: Translation<typeof texts> = texts,
  locale?: string,
): string {
  return t.size({ count, figure: formatNumber(count, locale) });
}

/** A sentence on the hall for whoever sees only a link to it. */
export function hallTeaser(
  hall: MeetingHall,
  t: Translation<typeof texts> = texts,
  locale?: string,
): string {
  const size = hallSizeText(hall.size, t, locale);
  const facts = { hall: hall.name, size, people: hallPeopleText(hall.capacity, t, locale) };
  if (hall.amenities.length === 0) return t.teaser(facts);
  return t.teaserWithAmenities({ ...facts, amenities: hall.amenities.join(t.betweenAmenities) });
}

/** Up to four amenities, and how many more there are. */
export function hallAmenityTags(hall: Pick<MeetingHall, 'amenities'>): {
  shown: string[];
  more: number;
} {
  return {
    shown: hall.amenities.slice(0, HALL_AMENITY_TAGS),
    more: Math.max(0, hall.amenities.length - HALL_AMENITY_TAGS),
  };
}
