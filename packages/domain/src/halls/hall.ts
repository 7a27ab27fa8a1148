import type { MeetingHall } from './hall.schema.js';

/** Spec 9: hall cards show at most four amenity tags. */
export const HALL_AMENITY_TAGS = 4;

/** The specification does not say; six, as every other list. */
export const HALLS_PAGE_SIZE = 6;

export const HALL_PRICING_NOTE = 'Per hour';

/** The intro block of the page (spec 2, Meeting halls). */
export const hallsIntro = {
  title: 'Professional Venues',
  text: 'Rooms for business meetings, conferences and corporate events, from a table for twelve to a ballroom for four hundred. Each has daylight or good light, and somebody who stays within call; indoors there is a screen that works.',
};

export function availableHalls(halls: readonly MeetingHall[]): MeetingHall[] {
  return halls.filter((hall) => hall.status === 'Available');
}

/** The status is also used lower-cased as a style class (spec 2, Meeting halls). */
export function hallStatusClass(status: string): string {
  return status.trim().toLowerCase().replace(/\s+/g, '-');
}

let figures: Intl.NumberFormat | undefined;

function withSeparators(figure: number): string {
  figures ??= new Intl.NumberFormat('en-US');
  return figures.format(figure);
}

/** `40 people`, `12,500 people`. */
export function hallPeopleText(capacity: number): string {
  return `${withSeparators(capacity)} people`;
}

/** `1,200 sq ft`. */
export function hallSizeText(size: number): string {
  return `${withSeparators(size)} sq ft`;
}

/** A sentence on the hall for whoever sees only a link to it. */
export function hallTeaser({ name, size, capacity, amenities }: MeetingHall): string {
  const offers = amenities.length > 0 ? ` ${amenities.join(', ')}.` : '';
  return `${name}: ${hallSizeText(size)}, for up to ${hallPeopleText(capacity)}.${offers}`;
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
