import { SAMPLE_TODAY } from '../calendar/builders.js';
import { endsNextDay, HOTEL_TIME_ZONE } from '../calendar/index.js';
import { describe, expect, it, test } from 'vitest';
import { buildEvent } from './builders.js';
import { shownEventExamples } from './examples.js';
import {
  currentStatus,
  EVENTS_PAGE_SIZE,
  eventDurationText,
  eventInstants,
  eventCalendarFile,
  eventTeaser,
  isShown,
  shownOptions,
  spotsLeft,
  spotsText,
  cutTicketsText,
  ticketSale,
  upcomingEvents,
} from './index.js';

describe('which events are listed (spec 7, Events) [S7.events.1]', () => {
  test.each([
    ['active, published and upcoming', {}, 1],
    ['inactive', { active: false }, 0],
    ['unpublished', { publishWebsite: false }, 0],
    ['cancelled', { status: 'cancelled' }, 0],
  ])('%s: %o', (_name, overrides, listed) => {
    expect(upcomingEvents([buildEvent(overrides)])).toHaveLength(listed);
  });

  test.each(shownEventExamples)('$name: shown is $shown', ({ event, shown }) => {
    expect(isShown(buildEvent(event), SAMPLE_TODAY)).toBe(shown);
  });

  test.each([
    ['2026-12-04', 'upcoming', 'upcoming'],
    ['2026-12-05', 'upcoming', 'upcoming'],
    ['2026-12-06', 'upcoming', 'past'],
    ['2026-12-06', 'cancelled', 'cancelled'],
  ])('on %s an event of 5 December that is %s is %s', (today, status, current) => {
    expect(currentStatus(buildEvent({ status }), today)).toBe(current);
  });
});

describe('tickets are sold until the event begins, by the hotel’s clock [R24]', () => {
  const event = buildEvent();
  test.each([
    ['2026-12-04', '23:59', 'open'],
    ['2026-12-05', '19:29', 'open'],
    ['2026-12-05', '19:30', 'begun'],
    ['2026-12-06', '00:10', 'begun'],
  ])('on %s at %s: %s', (today, time, sale) => {
    expect(ticketSale(event, { today, time })).toBe(sale);
  });

  test('until the clock is known only places count', () => {
    expect(ticketSale(event, undefined)).toBe('open');
    expect(ticketSale(buildEvent({ currentAttendees: 40 }), undefined)).toBe('sold-out');
  });
});

describe('duration in whole hours (spec 2, Events) [S2.events.3]', () => {
  test.each([
    ['19:30', '22:30', '3 hours', false],
    ['19:30', '23:00', '3 hours', false],
    ['20:00', '21:00', '1 hour', false],
    ['20:00', '20:45', '1 hour', false],
    ['19:00', '04:00', '9 hours', true],
    ['21:00', '00:00', '3 hours', true],
    ['10:00', '10:00', '24 hours', true],
  ])('%s to %s: %s', (startTime, endTime, text, nextDay) => {
    expect(eventDurationText({ startTime, endTime })).toBe(text);
    expect(endsNextDay({ startTime, endTime })).toBe(nextDay);
  });
});

describe('spots left (spec 5, Event wizard) [S5.events.1]', () => {
  test.each([
    [40, 12, 28, '28 spots left'],
    [40, 39, 1, '1 spot left'],
    [40, 40, 0, 'Sold out'],
    [40, 41, 0, 'Sold out'],
  ])('of %i with %i taken: %i', (maxAttendees, currentAttendees, spots, text) => {
    expect(spotsLeft({ maxAttendees, currentAttendees })).toBe(spots);
    expect(spotsText(spots)).toBe(text);
  });

  test.each([
    [9, 3, 'Only 3 spots left, so this is now 3 tickets.'],
    [2, 1, 'Only 1 spot left, so this is now 1 ticket.'],
    [0, 3, 'At least one ticket, so this is now 1 ticket.'],
  ])('%i typed with %i left is said', (typed, spots, text) => {
    expect(cutTicketsText(typed, spots)).toBe(text);
  });
});

describe('what a card cuts (spec 9)', () => {
  it('shows two options and counts the rest', () => {
    const { extras, addons } = buildEvent();
    expect(shownOptions(extras).shown.map(({ name }) => name)).toEqual([
      'Wine pairing',
      'Transfer from Muscat',
    ]);
    expect(shownOptions(extras).more).toBe('+1 more');
    expect(shownOptions(addons).more).toBeUndefined();
    expect(shownOptions([])).toEqual({ shown: [], more: undefined });
  });

  it('cuts the description at 120 characters [S9.texts.1]', () => {
    expect(eventTeaser({ description: 'a'.repeat(120) })).toBe('a'.repeat(120));
    expect(eventTeaser({ description: 'a'.repeat(121) })).toBe(`${'a'.repeat(120)}…`);
    expect(eventTeaser({ description: `${'a'.repeat(115)} lantern` })).toBe(`${'a'.repeat(115)}…`);
  });
});

describe('an event in other people’s calendars', () => {
  it('begins and ends with the hotel’s offset from UTC', () => {
    expect(eventInstants(buildEvent({ endTime: '02:00' }), HOTEL_TIME_ZONE)).toEqual({
      start: '2026-12-05T19:30:00+04:00',
      end: '2026-12-06T02:00:00+04:00',
    });
  });

  it('is the same entry however often it is downloaded', () => {
    const url = 'https://hotel.example/event/lantern-dinner';
    const now = new Date('2026-11-20T08:00:00Z');
    const file = eventCalendarFile(buildEvent(), { url, now, timeZone: 'Europe/Berlin' });
    expect(file).toContain('DTSTART;TZID=Europe/Berlin:20261205T193000\r\n');
    expect(file).toContain(`UID:${url}\r\n`);
    expect(file).toContain(`URL:${url}\r\n`);
    expect(file).toContain('LOCATION:The Lower Beach\r\n');
  });
});

test('the list shows six on a page [S9.pages.3]', () => {
  expect(EVENTS_PAGE_SIZE).toBe(6);
});
