import { checkTicketOrder } from '../../events/check-ticket-order.js';
import type { HotelEvent } from '../../events/event.schema.js';
import { chosenQuantities } from '../../events/order-tickets.js';
import { quoteTickets } from '../../events/quote-tickets.js';
import type { BookableKind } from '../bookable-kind.js';
import type { EventBookingRequest } from '../booking-request.js';

/** Selling tickets: price × tickets, and what is added to them (spec 9). */
export const eventKind: BookableKind<EventBookingRequest, HotelEvent> = {
  type: 'event',
  check: (request, event, context) => checkTicketOrder(event, request, context),
  quote: (request, event) => quoteTickets(event, request),
  identity: ({ tickets, extras, addons }) => [
    tickets,
    chosenQuantities(extras),
    chosenQuantities(addons),
  ],
  units: ({ tickets }) => tickets,
  clashes: () => true,
  span: (_request, { date, startTime, endTime }) => ({ date, startTime, endTime }),
  toBooked({ id, tickets, bookingDetails: { guestName, phone } }, event) {
    return {
      type: 'event',
      id,
      name: event.title,
      guestName,
      phone,
      serviceDate: event.date,
      serviceTime: event.startTime,
      endTime: event.endTime,
      place: event.location,
      tickets,
      isRefundable: event.isRefundable,
    };
  },
};
