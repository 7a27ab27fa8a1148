import type { BookableType } from '../bookings/booking-type.js';
import { LONG_TOAST_MS, SHORT_TOAST_MS } from '../problem/toast-times.js';
import {
  BOOKING_FAILED_MESSAGE,
  BOOKING_SUCCESSFUL_MESSAGE,
  PAYMENT_FAILED_MESSAGE,
  PAYMENT_TEST_FAILED_MESSAGE,
  PAYMENT_TEST_SUCCESSFUL_MESSAGE,
  SPA_BOOKED_MESSAGE,
} from './messages.js';
import type { PaymentOutcome } from './payment-outcome.js';

export interface OutcomeToast {
  type: 'success' | 'error';
  text: string;
  /** Milliseconds (spec 8). */
  duration: number;
}

/** What is announced once the server has spoken (spec 8); undefined while nothing is decided. */
export function outcomeToast(
  outcome: PaymentOutcome,
  type: BookableType | undefined,
): OutcomeToast | undefined {
  if (outcome === 'paid' || outcome === 'overpaid') return { type: 'success', ...successOf(type) };
  if (outcome === 'failed') return { type: 'error', ...failureOf(type) };
  return undefined;
}

function successOf(type: BookableType | undefined): Omit<OutcomeToast, 'type'> {
  if (type === 'spa') return { text: SPA_BOOKED_MESSAGE, duration: LONG_TOAST_MS };
  // Only the test page pays for nothing that the hotel knows.
  return {
    text: type ? BOOKING_SUCCESSFUL_MESSAGE : PAYMENT_TEST_SUCCESSFUL_MESSAGE,
    duration: SHORT_TOAST_MS,
  };
}

function failureOf(type: BookableType | undefined): Omit<OutcomeToast, 'type'> {
  if (type === 'room') return { text: BOOKING_FAILED_MESSAGE, duration: SHORT_TOAST_MS };
  return {
    text: type ? PAYMENT_FAILED_MESSAGE : PAYMENT_TEST_FAILED_MESSAGE,
    duration: LONG_TOAST_MS,
  };
}
