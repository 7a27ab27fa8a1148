import { dollarsToCents } from '../money/index.js';
import type { EventOption, HotelEvent } from './event.js';

/** How many of each option, by id. */
export type Quantities = Record<string, number>;

export interface TicketOrder {
  tickets: number;
  extras: Quantities;
  addons: Quantities;
}

/** One line of the summary, in cents. */
export interface TicketLine {
  label: string;
  quantity: number;
  eachCents: number;
  totalCents: number;
}

export interface TicketQuote {
  lines: TicketLine[];
  totalCents: number;
}

/** Price × tickets + (extras and add-ons quantity × price) (spec 9). */
export function quoteTickets(
  event: Pick<HotelEvent, 'price' | 'extras' | 'addons'>,
  order: TicketOrder,
): TicketQuote {
  const lines = [
    line('Tickets', order.tickets, event.price),
    ...optionLines(event.extras, order.extras),
    ...optionLines(event.addons, order.addons),
  ];
  return { lines, totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0) };
}

function optionLines(options: readonly EventOption[], quantities: Quantities): TicketLine[] {
  return options
    .map((option) => line(option.name, quantities[option._id] ?? 0, option.price))
    .filter(({ quantity }) => quantity > 0);
}

function line(label: string, quantity: number, price: number): TicketLine {
  const eachCents = dollarsToCents(price);
  return { label, quantity, eachCents, totalCents: quantity * eachCents };
}
