import {
  quoteLine,
  quoteOf,
  type BookingQuote,
  type QuoteLine,
} from '../bookings/bookable-kind.js';
import { dollarsToCents } from '../money/index.js';
import type { Translation } from '../words/index.js';
import type { EventOption, HotelEvent } from './event.schema.js';
import { texts } from './quote-tickets.texts.js';

/** How many of each option, by id. */
export type Quantities = Record<string, number>;

export interface TicketOrder {
  tickets: number;
  extras: Quantities;
  addons: Quantities;
}

/** Price × tickets + (extras and add-ons quantity × price) (spec 9). */
export function quoteTickets(
  event: Pick<HotelEvent, 'price' | 'extras' | 'addons'>,
  { tickets, extras, addons }: TicketOrder,
  t: Translation<typeof texts> = texts,
): BookingQuote {
  return quoteOf([
    quoteLine(t.tickets({ count: tickets }), tickets, dollarsToCents(event.price)),
    ...optionLines(event.extras, extras),
    ...optionLines(event.addons, addons),
  ]);
}

function optionLines(options: readonly EventOption[], quantities: Quantities): QuoteLine[] {
  return options
    .map(({ _id, name, price }) => quoteLine(name, quantities[_id] ?? 0, dollarsToCents(price)))
    .filter(({ quantity }) => quantity > 0);
}
