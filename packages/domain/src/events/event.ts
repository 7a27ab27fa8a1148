import type { EventOption, HotelEvent } from './event.schema.js';
import type { Day } from '../calendar/day.js';
import { minutesOf } from '../calendar/hotel-time.js';
import { truncateAtWord } from '../text/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './event-facts.texts.js';
import { texts as saleTexts } from './ticket-sale.texts.js';

export type EventTimes = Pick<HotelEvent, 'startTime' | 'endTime'>;

export const EVENTS_PAGE_SIZE = 6;
export const EVENT_DESCRIPTION_LENGTH = 120;
/** How many add-ons, and how many extras, a card of the list shows (spec 9). */
export const EVENT_OPTIONS_SHOWN = 2;

/** Events that are active, published and upcoming (spec 7, Events). */
export function upcomingEvents<Event extends HotelEvent>(events: readonly Event[]): Event[] {
  return events.filter(
    (event) => event.active && event.publishWebsite && event.status === 'upcoming',
  );
}

/** The record's status, or `past` once its day is over at the hotel, whoever forgot to say so. */
export function currentStatus(event: Pick<HotelEvent, 'status' | 'date'>, today: Day): string {
  return event.status === 'upcoming' && event.date < today ? 'past' : event.status;
}

/** Whether guests see it on this day. */
export function isShown(event: HotelEvent, today: Day): boolean {
  return upcomingEvents([{ ...event, status: currentStatus(event, today) }]).length === 1;
}

export function spotsLeft(event: Pick<HotelEvent, 'maxAttendees' | 'currentAttendees'>): number {
  return Math.max(0, event.maxAttendees - event.currentAttendees);
}

/** 'Sold out' where no ticket can be bought any more (ruling 17). */
export function spotsText(spots: number, t: Translation<typeof saleTexts> = saleTexts): string {
  return spots === 0 ? t.soldOut : t.spotsLeft({ count: spots });
}

/** Whole hours from start to end; an end at or before the start is on the next day. */
export function eventHours({ startTime, endTime }: EventTimes): number {
  const minutes = minutesOf(endTime) - minutesOf(startTime);
  return Math.max(1, Math.floor((minutes > 0 ? minutes : minutes + 24 * 60) / 60));
}

/** `3 hours`: the duration in whole hours (spec 2, Events). */
export function eventDurationText(times: EventTimes, t: Translation<typeof texts> = texts): string {
  return t.hours({ count: eventHours(times) });
}

export function eventTeaser({ description }: Pick<HotelEvent, 'description'>): string {
  return truncateAtWord(description, EVENT_DESCRIPTION_LENGTH);
}

/** The first two options and, for the rest, '+N more' (spec 2, Events). */
export function shownOptions(
  options: readonly EventOption[],
  t: Translation<typeof texts> = texts,
): {
  shown: EventOption[];
  more: string | undefined;
} {
  const rest = options.length - EVENT_OPTIONS_SHOWN;
  return {
    shown: options.slice(0, EVENT_OPTIONS_SHOWN),
    more: rest > 0 ? t.moreOptions({ count: rest }) : undefined,
  };
}
