import {
  composeOrderDescription,
  refundFacts,
  roomKind,
  spaKind,
  summariseBooking,
  type BookableKind,
  type BookingRequest,
  type BookingSummary,
  type RoomBookingRequest,
  type SpaBookingRequest,
} from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import type { Room } from '@vestibule/domain/rooms';
import type { Treatment } from '@vestibule/domain/spa';
import { languageWhere, type InLanguage } from '@vestibule/domain/words';
import type { SummaryWords } from './use-summary-words.js';

/** What the payment dialog shows and pays, whatever is booked. */
export interface PayableOrder {
  summary: BookingSummary;
  /** A timestamp (spec 7); an event's order is its wizard's. */
  orderId: string;
  orderDescription: string;
  /** Absent only on the test page. */
  booking?: BookingRequest;
}

/** What a page asks to be paid: a checked booking and what it books, or an order that exists already. */
export type OrderToPay =
  | { type: 'room'; booking: RoomBookingRequest; service: Room & InLanguage }
  | { type: 'spa'; booking: SpaBookingRequest; service: Treatment & InLanguage }
  | ({ type: 'ready' } & PayableOrder);

interface OrderContext {
  today: Day;
  words: SummaryWords;
}

export function payableOrder(order: OrderToPay, context: OrderContext): PayableOrder {
  if (order.type === 'ready') return order;
  if (order.type === 'room') return orderOf(roomKind, order.booking, order.service, context);
  return orderOf(spaKind, order.booking, order.service, context);
}

function orderOf<Request extends BookingRequest, Service>(
  kind: BookableKind<Request, Service>,
  booking: Request,
  service: Service & InLanguage,
  { today, words: { facts, terms, hours, locale } }: OrderContext,
): PayableOrder {
  const booked = {
    ...kind.toBooked(booking, service),
    ...languageWhere(service, (field) => (field === 'title' ? 'name' : field)),
  };
  const summary = summariseBooking(booked, kind.quote(booking, service), facts, locale, hours);
  return {
    summary: { ...summary, facts: [...summary.facts, ...refundFacts(booked, today, terms)] },
    orderId: String(Date.now()),
    orderDescription: composeOrderDescription(booked),
    booking,
  };
}
