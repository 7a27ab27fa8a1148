import type { BookableType } from '../bookings/booking-type.js';
import { LONG_TOAST_MS, SHORT_TOAST_MS } from '../problem/toast-times.js';
import type { Translation } from '../words/index.js';
import { texts } from './outcome-toast.texts.js';
import type { PaymentOutcome } from './payment-outcome.js';

export interface OutcomeToast {
  type: 'success' | 'error';
  text: string;
  /** Milliseconds (spec 8). */
  duration: number;
}

type Words = Translation<typeof texts>;

/** What is announced once the server has spoken (spec 8); undefined while nothing is decided. */
export function outcomeToast(
  outcome: PaymentOutcome,
  type: BookableType | undefined,
  t: Words = texts,
): OutcomeToast | undefined {
  if (outcome === 'paid' || outcome === 'overpaid')
    return { type: 'success', ...successOf(type, t) };
  if (outcome === 'failed') return { type: 'error', ...failureOf(type, t) };
  return undefined;
}

function successOf(type: BookableType | undefined, t: Words): Omit<OutcomeToast, 'type'> {
  if (type === 'spa') return { text: t.spaBooked, duration: LONG_TOAST_MS };
  // Only the test page pays for nothing that the hotel knows.
  return {
    text: type ? t.bookingSuccessful : t.testSuccessful,
    duration: SHORT_TOAST_MS,
  };
}

function failureOf(type: BookableType | undefined, t: Words): Omit<OutcomeToast, 'type'> {
  if (type === 'room') return { text: t.bookingFailed, duration: SHORT_TOAST_MS };
  return {
    text: type ? t.paymentFailed : t.testFailed,
    duration: LONG_TOAST_MS,
  };
}
