import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPaymentRecord } from '../bookings/builders.js';
import { toBookingView } from '../bookings/booking-view.js';
import { cancelledText, givingUpText } from './cancelled-text.js';
import { cardChargeText } from './card-charge.js';
import { texts as arabicCharge } from './card-charge.texts.ar.js';
import { baisaToCents, centsToBaisa, formatBaisa, rialsText } from './convert-omr.js';
import { offeredMethods } from './offered-methods.js';
import { outcomeToast } from './outcome-toast.js';
import { outcomeTexts, paymentOutcome } from './payment-outcome.js';

describe('rials (payment-providers, Thawani)', () => {
  it('$150.00 is 57 675 baisa', () => {
    expect(centsToBaisa(15_000)).toBe(57_675);
    expect(formatBaisa(57_675)).toBe('OMR 57.675');
    expect(rialsText(15_000)).toBe('OMR 57.675');
  });

  it('in Arabic with the sign of the rial', () => {
    expect(rialsText(15_000, arabicCharge)).toBe('\u206857.675\u2069 ر.ع.');
    const paid = buildPaymentRecord({ status: 'paid', amount: 150, amountOmr: 57.675 });
    expect(cardChargeText(paid, arabicCharge)).toBe(
      '\u2068\u200F\u206857.675\u2069 ر.ع.\u2069 (\u2068$150.00\u2069)',
    );
    const view = toBookingView(paid, 'Asia/Muscat', { charge: arabicCharge });
    expect(view.paymentInfo.cardCharge).toContain('ر.ع.');
  });

  it('back again, never more than was sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        expect(Math.abs(baisaToCents(centsToBaisa(cents)) - cents)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the ways to pay (spec 9)', () => {
  it.each([
    [{ usdt: true, card: true }, ['usdt', 'visa']],
    [{ usdt: false, card: true }, ['visa']],
    [{ usdt: true, card: false }, ['usdt']],
    [{ usdt: false, card: false }, []],
  ])('%o: %j', (settings, methods) => expect(offeredMethods(settings)).toEqual(methods));
});

describe('how a payment stands, to its guest', () => {
  const outcome = (changes: Parameters<typeof buildPaymentRecord>[0], returned = true) =>
    paymentOutcome(buildPaymentRecord(changes), { returned });

  it.each([
    [{ status: 'paid', bookingStatus: 'confirmed' }, 'paid'],
    [{ status: 'waiting', bookingStatus: 'waiting' }, 'confirming'],
    [{ status: 'pending', bookingStatus: 'pending' }, 'confirming'],
    [{ status: 'pending', bookingStatus: 'pending', missing: 10 }, 'partial'],
    [{ status: 'paid', bookingStatus: 'cancelled', refundDue: 300 }, 'refund-due'],
    [{ status: 'paid', bookingStatus: 'confirmed', refundDue: 1 }, 'overpaid'],
    // Exactly twice: in two deposits, or by two attempts.
    [{ status: 'paid', bookingStatus: 'confirmed', refundDue: 300 }, 'overpaid'],
    [{ status: 'expired', bookingStatus: 'expired', refundDue: 300 }, 'refund-due'],
    [{ status: 'cancelled', bookingStatus: 'cancelled' }, 'cancelled'],
    [{ status: 'cancelled', bookingStatus: 'cancelled', refunded: 300 }, 'refunded'],
    [{ status: 'failed', bookingStatus: 'failed' }, 'failed'],
    [{ status: 'expired', bookingStatus: 'confirmed' }, 'paid'],
  ] as const)('%o', (changes, expected) => expect(outcome(changes)).toBe(expected));

  it('only an outcome without money says that nothing was charged', () => {
    const free = Object.entries(outcomeTexts()).filter(([, { text }]) => /Nothing was/.test(text));
    expect(free.map(([state]) => state)).toEqual(['open', 'failed', 'cancelled', 'expired']);
  });

  it('a guest who came back without paying may go on', () => {
    expect(outcome({ status: 'pending', bookingStatus: 'pending' }, false)).toBe('open');
  });

  it.each([
    ['paid', 'room', 'Booking successful!', 4000],
    ['overpaid', 'room', 'Booking successful!', 4000],
    ['failed', 'room', 'Booking failed. Please try again.', 4000],
    ['paid', 'spa', 'Your spa service has been booked successfully!', 5000],
    ['failed', 'event', 'Payment failed. Please try again.', 5000],
    ['paid', undefined, 'Payment successful!', 4000],
    ['failed', undefined, 'Payment failed!', 5000],
  ] as const)('%s, %s: %s (spec 8) [S8.payment.2]', (state, type, text, duration) => {
    expect(outcomeToast(state, type)).toMatchObject({ text, duration });
  });

  it('nothing is announced before the server has spoken [R10]', () => {
    expect(outcomeToast('confirming', 'room')).toBeUndefined();
  });
});

describe('what is said of a booking that was given up', () => {
  it.each([
    [{}, 'The booking has been cancelled. Nothing was charged.'],
    [
      { refundDue: 100 },
      'The booking has been cancelled. We owe you $100.00; it will be sent back.',
    ],
  ])('%o (ruling 34)', (record, text) => {
    expect(cancelledText(record)).toBe(text);
  });
});

describe('what a guest reads before giving a booking up', () => {
  it.each([
    [
      { total: 300 },
      /^What was kept for you is free for other guests again\. Nothing is charged\.$/,
    ],
    [{ total: 300, missing: 179.9 }, /We owe you \$120\.10; it will be sent back\.$/],
  ])('%o (ruling 34)', (booking, text) => {
    expect(givingUpText(booking)).toMatch(text);
  });
});
