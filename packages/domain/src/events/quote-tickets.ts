import {
  quoteLine,
  quoteOf,
  type BookingQuote,
  type QuoteLine,
} from '../bookings/bookable-kind.js';
import { dollarsToCents } from '../money/index.js';
import { nounFor } from '../text/noun-for.js';
import { itemsInLanguage, languageWhere, type InLanguage } from '../words/index.js';
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
  event: Pick<HotelEvent, 'price' | 'extras' | 'addons'> & InLanguage,
  { tickets, extras, addons }: TicketOrder,
): BookingQuote {
  return quoteOf([
    quoteLine(nounFor(tickets, 'ticket'), tickets, dollarsToCents(event.price)),
    ...optionLines(itemsInLanguage(event, 'extras'), extras),
    ...optionLines(itemsInLanguage(event, 'addons'), addons),
  ]);
}

function optionLines(
  options: readonly (EventOption & InLanguage)[],
  quantities: Quantities,
): QuoteLine[] {
  return options
    .map(({ _id, name, price, ...option }) => ({
      ...quoteLine(name, quantities[_id] ?? 0, dollarsToCents(price)),
      ...languageWhere(option, (field) => (field === 'name' ? 'label' : undefined)),
    }))
    .filter(({ quantity }) => quantity > 0);
}
