import type { HotelNow } from '../calendar/hotel-time.js';
import type { Translation } from '../words/index.js';
import { spotsLeft, spotsText } from './event.js';
import type { HotelEvent } from './event.schema.js';
import { texts } from './ticket-sale.texts.js';

/** Whether tickets can be bought: until the event begins, and while places are left. */
export type TicketSale = 'open' | 'sold-out' | 'begun';

/** Whether it has begun by the hotel's clock (ruling 24); the minute of its start has. */
export function hasBegun(event: Pick<HotelEvent, 'date' | 'startTime'>, now: HotelNow): boolean {
  return event.date < now.today || (event.date === now.today && event.startTime <= now.time);
}

/** `now` is unknown until the page has hydrated: what was rendered before speaks of places only. */
export function ticketSale(event: HotelEvent, now: HotelNow | undefined): TicketSale {
  if (now && hasBegun(event, now)) return 'begun';
  return spotsLeft(event) === 0 ? 'sold-out' : 'open';
}

/** What the badge says when nothing can be bought. */
export const ticketSaleBadges = (t: Translation<typeof texts> = texts) =>
  ({
    open: undefined,
    'sold-out': t.soldOut,
    begun: t.salesEnded,
  }) satisfies Record<TicketSale, string | undefined>;

/** `12 spots left`, or why there is nothing to buy. */
export function ticketSaleText(
  event: HotelEvent,
  now: HotelNow | undefined,
  t: Translation<typeof texts> = texts,
): string {
  return ticketSale(event, now) === 'begun' ? t.endedAtStart : spotsText(spotsLeft(event), t);
}
