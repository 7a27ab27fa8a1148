import {
  composeOrderDescription,
  refundFacts,
  summariseBooking,
  type BookableKind,
  type BookingRequest,
  type BookingSummary,
} from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { languageWhere, type InLanguage } from '@vestibule/domain/words';
import type { SummaryWords } from './use-summary-words.js';

/** What the payment dialog is opened with, whatever is booked. */
export interface PayableOrder {
  summary: BookingSummary;
  /** The event's id or a timestamp (spec 7). */
  orderId: string;
  orderDescription: string;
  /** Absent only on the test page. */
  booking?: BookingRequest;
}

/** An order of one kind: `payableOrder(roomKind, request, room, { today, words })`. */
export function payableOrder<Request extends BookingRequest, Service>(
  kind: BookableKind<Request, Service>,
  booking: Request,
  service: Service & InLanguage,
  { today, words: { facts, terms, hours, locale } }: { today: Day; words: SummaryWords },
): PayableOrder {
  const booked = {
    ...kind.toBooked(booking, service),
    ...languageWhere(service, (field) => (field === 'title' ? 'name' : field)),
  };
  const summary = summariseBooking(booked, kind.quote(booking, service), facts, locale, hours);
  return {
    summary: { ...summary, facts: [...summary.facts, ...refundFacts(booked, today, terms)] },
    orderId: booking.type === 'event' ? booking.id : String(Date.now()),
    orderDescription: composeOrderDescription(booked),
    booking,
  };
}
