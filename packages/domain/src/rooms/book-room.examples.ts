import { SAMPLE_TODAY } from '../calendar/builders.js';
import { LONGEST_LINE } from '../text/index.js';
import type { RoomBookingForm, RoomBookingProblem } from './book-room.js';

/** What the room of the examples sleeps. */
export const bookingExamplesCapacity = 3;

export const validBookingForm: RoomBookingForm = {
  guestName: 'Amal Al Harthy',
  phone: '+96891234567',
  checkInDate: '2026-11-21',
  checkOutDate: '2026-11-24',
  guests: 2,
};

export interface BookingExample {
  /** What the guest did, as a test's or a step's name. */
  name: string;
  form: RoomBookingForm;
  /** Absent when the form may be sent. */
  problem?: RoomBookingProblem;
}

function example(
  name: string,
  changes: Partial<RoomBookingForm>,
  problem?: RoomBookingProblem,
): BookingExample {
  return { name, form: { ...validBookingForm, ...changes }, problem };
}

const empty = { guestName: ' ', checkInDate: '', checkOutDate: '', guests: 0 };

/** One table for the rule, the endpoint and the form (spec 5, Room booking; ruling 7). */
export const bookingExamples: readonly BookingExample[] = [
  example('everything filled', {}),
  example('no phone: it is optional', { phone: undefined }),
  example('arriving today', { checkInDate: SAMPLE_TODAY }),
  example('as many guests as the room sleeps', { guests: bookingExamplesCapacity }),
  example('a blank name', { guestName: '   ' }, 'rooms.name-required'),
  example('nothing filled: the name comes first', empty, 'rooms.name-required'),
  example('no check-in', { checkInDate: '' }, 'rooms.check-in-required'),
  example(
    'a name only: check-in comes second',
    { ...empty, guestName: 'Amal' },
    'rooms.check-in-required',
  ),
  example('no check-out', { checkOutDate: '' }, 'rooms.check-out-required'),
  example(
    'no check-out, no guests: check-out comes third',
    { checkOutDate: '', guests: 0 },
    'rooms.check-out-required',
  ),
  example('no guests', { guests: 0 }, 'rooms.guests-required'),
  example(
    'no guests, and a check-out before check-in: guests come first',
    { guests: 0, checkOutDate: SAMPLE_TODAY },
    'rooms.guests-required',
  ),
  example(
    'check-out on the check-in day',
    { checkOutDate: '2026-11-21' },
    'rooms.check-out-not-after-check-in',
  ),
  example(
    'check-out before check-in',
    { checkOutDate: SAMPLE_TODAY },
    'rooms.check-out-not-after-check-in',
  ),
  example('a link for a name', { guestName: 'Visit evil.com' }, 'rooms.name-invalid'),
  example(
    'a link for a name, and no dates: what is empty comes first',
    { ...empty, guestName: 'https://evil.example' },
    'rooms.check-in-required',
  ),
  example('a name with a title and initials', { guestName: 'Dr. A. B. Smith Jr.' }),
  example('arriving yesterday', { checkInDate: '2026-11-19' }, 'rooms.check-in-past'),
  example('more guests than the room sleeps', { guests: 4 }, 'rooms.too-many-guests'),
  example('eleven guests', { guests: 11 }, 'rooms.too-many-guests'),
];

/** For the rule and the form alone: a request that is too long is refused before the rule is asked. */
export const longTextExamples: readonly BookingExample[] = [
  example('as long a name as may be', { guestName: 'x'.repeat(LONGEST_LINE) }),
  example(
    'a longer name than may be',
    { guestName: 'x'.repeat(LONGEST_LINE + 1) },
    'rooms.name-too-long',
  ),
  example('as long a phone number as may be', { phone: '1'.repeat(LONGEST_LINE) }),
  example(
    'a longer phone number than may be',
    { phone: '1'.repeat(LONGEST_LINE + 1) },
    'rooms.phone-too-long',
  ),
];
