import type { Day } from '../calendar/day.js';
import { currentStatus, isShown } from './event.js';
import type { EventOption, HotelEvent } from './event.schema.js';
import type { EventsProblem } from './problems.js';
import type { Quantities, TicketOrder } from './quote-tickets.js';

/** A bound against slips of the finger; the specification only says 0 or more. */
export const MAX_OPTION_QUANTITY = 99;

/**
 * What is wrong with an order for this event, if anything. Whether enough places are left is known
 * only when they are taken: a guest who comes back to pay already holds some of them.
 */
export function checkTicketOrder(
  event: HotelEvent,
  order: TicketOrder,
  { today }: { today: Day },
): EventsProblem | undefined {
  if (currentStatus(event, today) === 'past') return 'events.over';
  if (!isShown(event, today)) return 'events.not-found';
  if (!Number.isInteger(order.tickets) || order.tickets < 1) return 'events.tickets-required';
  const known =
    quantitiesKnown(event.extras, order.extras) && quantitiesKnown(event.addons, order.addons);
  return known ? undefined : 'events.unknown-option';
}

function quantitiesKnown(options: readonly EventOption[], quantities: Quantities): boolean {
  const ids = new Set(options.map((option) => option._id));
  return Object.entries(quantities).every(
    ([id, quantity]) =>
      ids.has(id) && Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_OPTION_QUANTITY,
  );
}
