import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_TODAY } from '../calendar/builders.js';
import {
  bookingExamples,
  bookingExamplesCapacity,
  longTextExamples,
  validBookingForm,
} from './book-room.examples.js';
import { checkRoomBooking, PAYMENT_DIALOG_DELAY_MS, roomBookingFields } from './book-room.js';
import { roomsMessages } from './messages.js';

const context = { today: SAMPLE_TODAY, room: { capacity: bookingExamplesCapacity } };

describe('the booking checks, in their order (spec 5, Room booking; ruling 7) [R7]', () => {
  const examples = [...bookingExamples, ...longTextExamples];

  it.each(examples)('$name', ({ form, problem }) => {
    expect(checkRoomBooking(form, context)).toBe(problem);
  });

  it('say exactly what the specification says [S5.room.1]', () => {
    expect(roomsMessages['rooms.name-required']).toBe('Please enter your name.');
    expect(roomsMessages['rooms.check-in-required']).toBe('Please select check-in date.');
    expect(roomsMessages['rooms.check-out-required']).toBe('Please select check-out date.');
    expect(roomsMessages['rooms.guests-required']).toBe('Please select number of guests.');
    expect(roomsMessages['rooms.check-out-not-after-check-in']).toBe(
      'Check-out must be after check-in.',
    );
  });

  it('have an example for every problem', () => {
    const shown = new Set<string | undefined>(examples.map(({ problem }) => problem));
    expect(Object.keys(roomBookingFields).filter((code) => !shown.has(code))).toEqual([]);
  });

  it('a room without a capacity sleeps two (spec 9)', () => {
    const check = (guests: number) =>
      checkRoomBooking({ ...validBookingForm, guests }, { today: context.today, room: {} });
    expect(check(2)).toBeUndefined();
    expect(check(3)).toBe('rooms.too-many-guests');
  });

  it('never let through a guest count outside 1 to 10, whatever the room sleeps (spec 9)', () => {
    const counts = fc.oneof(
      fc.integer({ max: 0 }),
      fc.integer({ min: 11 }),
      fc.double({ noInteger: true }),
    );
    fc.assert(
      fc.property(counts, (guests) => {
        const form = { ...validBookingForm, guests };
        expect(checkRoomBooking(form, { ...context, room: { capacity: 1000 } })).toBeDefined();
      }),
    );
  });
});

it('the payment dialog opens a second after the checks [S9.payment.2]', () => {
  expect(PAYMENT_DIALOG_DELAY_MS).toBe(1000);
});
