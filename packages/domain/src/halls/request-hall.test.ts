import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../account/builders.js';
import { buildHall, buildHallRequest } from './builders.js';
import { formOfHallBooking, hallBooking } from './hall-booking.js';
import { hallTimesText } from './hall-request-record.js';
import {
  hallClientOf,
  hallEventTypes,
  hallRequestSchema,
  type HallRequestForm,
} from './request-hall.js';
import { texts as outcome } from './hall-request-outcome.texts.js';

const rule = hallRequestSchema({ today: '2026-11-20', capacity: 40 });

function messageOf(overrides: Partial<HallRequestForm>): string | undefined {
  return v.safeParse(rule, buildHallRequest(overrides)).issues?.[0].message;
}

test('a guest who is signed in need not say who asks', () => {
  const user = buildUser({
    fullName: 'Layla Haddad',
    email: 'layla@example.com',
    phone: undefined,
  });
  expect(hallClientOf(user)).toEqual({
    fullName: 'Layla Haddad',
    email: 'layla@example.com',
    phone: '',
  });
});

describe('the meeting hall form (spec 5) [S5.halls.1]', () => {
  test.each([
    [{ fullName: '' }, 'Full name is required'],
    [{ fullName: '   ' }, 'Full name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'salma' }, 'Email is invalid'],
    [{ email: 'salma\u0007@example.com' }, 'Email is invalid'],
    [{ email: 'x,salma@example.com' }, 'Email is invalid'],
    [{ fullName: 'Visit evil.com' }, 'Please enter a name without links.'],
    [{ fullName: 'Salma\nYour card was charged' }, 'Please enter a name without links.'],
    [{ company: 'https://evil.example' }, 'Please enter a company without links.'],
    [{ phone: '' }, 'Phone number is required'],
    [{ eventDate: '' }, 'Event date is required'],
    [{ eventDate: '2026-11-19' }, 'Event date cannot be in the past'],
    [{ expectedAttendees: '' }, 'Expected attendees is required'],
    [{ expectedAttendees: '0' }, 'Expected attendees must be at least 1'],
    [{ expectedAttendees: '41' }, 'This hall holds at most 40 people'],
    [{ eventType: '' }, 'Event type is required'],
    [{ startTime: '9 o’clock' }, 'Start time is invalid'],
    [{ endTime: '25:00' }, 'End time is invalid'],
    [{ startTime: '14:00', endTime: '14:00' }, 'End time must be after the start time'],
    [{ startTime: '14:00', endTime: '09:30' }, 'End time must be after the start time'],
  ])('%o says "%s"', (overrides, message) => {
    expect(messageOf(overrides)).toBe(message);
  });

  test('today, the whole capacity, and no company or special requirements are fine', () => {
    const form = { eventDate: '2026-11-20', expectedAttendees: '40', company: '' };
    expect(messageOf(form)).toBeUndefined();
  });

  test.each([
    [{ startTime: '09:00', endTime: '12:30' }, '09:00 to 12:30'],
    [{ startTime: '09:00' }, 'from 09:00'],
    [{ endTime: '12:30' }, 'until 12:30'],
    [{}, ''],
  ])('both times are optional: %o reads "%s"', (times, text) => {
    expect(messageOf(times)).toBeUndefined();
    const { bookingData } = hallBooking(buildHall(), buildHallRequest(times), new Date(0));
    expect(hallTimesText(bookingData.eventDetails)).toBe(text);
  });

  test('an end before the start is said beside what else is wrong [S5.halls.1.1]', () => {
    const form = buildHallRequest({ fullName: '', startTime: '14:00', endTime: '09:00' });
    const messages = v.safeParse(rule, form).issues?.map(({ message }) => message);
    expect(messages).toEqual(['Full name is required', 'End time must be after the start time']);
  });

  test('the event types are the seven of the specification [S5.halls.3]', () => {
    expect(hallEventTypes).toEqual([
      'Business Meeting',
      'Conference',
      'Seminar',
      'Workshop',
      'Training Session',
      'Corporate Event',
      'Other',
    ]);
  });

  test('any form that passes travels and comes back as the same form', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...hallEventTypes),
        (n, type) => {
          const times = n % 2 ? { startTime: '09:00', endTime: '10:00' } : {};
          const form = buildHallRequest({
            expectedAttendees: String(n),
            eventType: type,
            ...times,
          });
          const booking = hallBooking(buildHall(), form, new Date(0));
          expect(formOfHallBooking(booking)).toEqual(form);
        },
      ),
    );
  });

  test('no attendees outside 1 to capacity ever pass [S5.halls.2]', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        const passes = messageOf({ expectedAttendees: String(n) }) === undefined;
        expect(passes).toBe(n >= 1 && n <= 40);
      }),
    );
  });
});

test('how a request ends, in the words of spec 8 [S8.halls.2]', () => {
  expect(outcome.sent).toBe('Booking request submitted successfully! We will contact you soon.');
  expect(outcome.failed).toBe('Failed to submit booking request. Please try again.');
});
