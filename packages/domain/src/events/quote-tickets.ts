import {
  quoteLine,
  quoteOf,
  type BookingQuote,
  type QuoteLine,
} from '../bookings/bookable-kind.js';
import { dollarsToCents } from '../money/index.js';
import { nounFor } from '../text/noun-for.js';
import type { EventOption, HotelEvent } from './event.schema.js';

/** How many of each option, by id. */
export type Quantities = Record<string, number>;

export interface TicketOrder {
  tickets: number;
  extras: Quantities;
  addons: Quantities;
}

/**
 * Price × tickets + (extras and add-ons quantity × price) (spec 9). Its lines are stored, so that their
 * nouns stay English; `bookedLineText` says them to a guest.
 */
export function quoteTickets(
  event: Pick<HotelEvent, 'price' | 'extras' | 'addons'>,
  { tickets, extras, addons }: TicketOrder,
): BookingQuote {
  return quoteOf([
    quoteLine(nounFor(tickets, 'ticket'), tickets, dollarsToCents(event.price)),
    ...optionLines(event.extras, extras),
    ...optionLines(event.addons, addons),
  ]);
}

function optionLines(options: readonly EventOption[], quantities: Quantities): QuoteLine[] {
  return options
    .map(({ _id, name, price }) => quoteLine(name, quantities[_id] ?? 0, dollarsToCents(price)))
    .filter(({ quantity }) => quantity > 0);
}
