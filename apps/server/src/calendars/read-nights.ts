import {
  addDays,
  daysFromTo,
  hotelToday,
  isDay,
  isTimeZone,
  zonedInstant,
  type Day,
} from '@vestibule/domain/calendar';
import ICAL from 'ical.js';
import { CalendarError } from './calendar-error.js';
import { requireSimpleZones } from './require-simple-zones.js';

export interface NightsContext {
  /** The first and the last night that count. */
  today: Day;
  last: Day;
  /** The hotel's. */
  timeZone: string;
  /** Whether the hotel itself has written an event with this UID. */
  isOwn: (uid: string) => boolean;
}

type Span = { first: Day; end: Day };

const MOST_EVENTS = 2000;

/** How many events of a calendar (RFC 5545) take each night; a `CalendarError` where it cannot be told. */
export function readNights(text: string, context: NightsContext): Map<Day, number> {
  try {
    return countNights(spansOf(eventsOf(text), context), context);
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    // The library reads many values only when they are asked for, and throws errors of its own.
    throw new CalendarError('A value in it cannot be read.', { cause: error });
  }
}

/** Each span counts where it begins and where it ends: 2,000 long ones must not stop the server. */
function countNights(spans: readonly Span[], { today, last }: NightsContext): Map<Day, number> {
  const changes = new Map<Day, number>();
  const change = (day: Day, by: number) => changes.set(day, (changes.get(day) ?? 0) + by);
  for (const { first, end } of spans) {
    if (end <= today) continue;
    change(first < today ? today : first, 1);
    change(end, -1);
  }
  const nights = new Map<Day, number>();
  let count = 0;
  for (const night of daysFromTo(today, last)) {
    count += changes.get(night) ?? 0;
    if (count > 0) nights.set(night, count);
  }
  return nights;
}

function eventsOf(text: string): ICAL.Component[] {
  const found = calendarsOf(text);
  if (found.length === 0 || found.some(({ name }) => name !== 'vcalendar')) {
    throw new CalendarError('It is no calendar.');
  }
  const events = found.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (events.length > MOST_EVENTS) {
    throw new CalendarError(`It has more than ${MOST_EVENTS} events.`);
  }
  for (const calendar of found) requireSimpleZones(calendar);
  return events;
}

function calendarsOf(text: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(text);
    if (!Array.isArray(parsed)) return [];
    const components: unknown[] = typeof parsed[0] === 'string' ? [parsed] : parsed;
    return components.filter((one) => Array.isArray(one)).map((one) => new ICAL.Component(one));
  } catch (error) {
    throw new CalendarError('It is no calendar.', { cause: error });
  }
}

/** Those of the events that count, each once. */
function spansOf(events: readonly ICAL.Component[], context: NightsContext): Span[] {
  const byUid = Map.groupBy(events, (event) => textOf(event, 'uid'));
  return [...byUid].flatMap(([uid, named]) => {
    if (uid === '') return named.filter(takesNights).map((event) => spanOf(event, context));
    if (context.isOwn(uid)) return [];
    // The last revision counts. Some calendars give one UID to all of their events.
    const newest = Math.max(...named.map(revisionOf));
    const spans = named
      .filter((event) => revisionOf(event) === newest && takesNights(event))
      .map((event) => spanOf(event, context));
    return [...new Map(spans.map((span) => [`${span.first} ${span.end}`, span])).values()];
  });
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '').trim();

const revisionOf = (event: ICAL.Component) => Number(textOf(event, 'sequence')) || 0;

function takesNights(event: ICAL.Component): boolean {
  return (
    textOf(event, 'status').toUpperCase() !== 'CANCELLED' &&
    textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT'
  );
}

/** From its first night to the day on which it is over; a night at least. */
function spanOf(event: ICAL.Component, context: NightsContext): Span {
  for (const name of ['rrule', 'rdate', 'recurrence-id']) {
    if (event.getFirstProperty(name)) {
      throw new CalendarError('It repeats an event: only single events can be read.');
    }
  }
  const start = timeOf(event, 'dtstart');
  if (!start) throw new CalendarError('An event of it has no beginning.');
  const first = hotelDay(start, context);
  const end = hotelDay(endOf(event, start), context);
  if (end < first) throw new CalendarError('An event of it ends before it begins.');
  return { first, end: end > first ? end : addDays(first, 1) };
}

interface WallTime {
  time: ICAL.Time;
  /** What the event names; the clock on the hotel's wall without one. */
  zone: string | undefined;
}

function timeOf(event: ICAL.Component, name: string): WallTime | undefined {
  const property = event.getFirstProperty(name);
  if (!property) return undefined;
  // As it is written: the library makes a day of April of the 99th of month 13.
  const written: unknown = property.jCal[3];
  try {
    const time = property.getFirstValue();
    if (time instanceof ICAL.Time && isDay(String(written).slice(0, 10))) {
      return { time, zone: property.getFirstParameter('tzid') };
    }
  } catch {
    // It is no time, like any other word.
  }
  throw new CalendarError('An event of it has an invalid time.');
}

function endOf(event: ICAL.Component, start: WallTime): WallTime {
  const end = timeOf(event, 'dtend');
  if (end) return end;
  const duration = event.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return start;
  const time = start.time.clone();
  time.addDuration(duration);
  return { ...start, time };
}

function hotelDay({ time, zone }: WallTime, { timeZone }: NightsContext): Day {
  const wall = time.toString();
  const date = wall.slice(0, 10);
  if (!isDay(date)) throw new CalendarError('An event of it has an invalid time.');
  if (time.isDate) return date;
  if (time.zone !== ICAL.Timezone.utcTimezone) {
    if (!zone) return date;
    if (isTimeZone(zone)) {
      return hotelToday(new Date(zonedInstant(date, wall.slice(11, 16), zone)), timeZone);
    }
    // No part of the calendar describes it.
    if (time.zone === ICAL.Timezone.localTimezone) {
      throw new CalendarError('An event of it has a time zone that nobody knows.');
    }
  }
  return hotelToday(time.toJSDate(), timeZone);
}
