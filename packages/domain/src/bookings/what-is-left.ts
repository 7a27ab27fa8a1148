import { formatLongDay } from '../calendar/day.js';
import { spotsText } from '../events/event.js';
import { formatDollars } from '../money/index.js';
import type { CodedProblem } from '../problem/problem.js';
import type { Stay } from '../rooms/room.schema.js';

/**
 * What a refusal says is still to be had, as one sentence; undefined when it says nothing: places of an
 * event, stays in a room, times of a treatment, another total.
 */
export function whatIsLeft({ code, details }: CodedProblem): string | undefined {
  if (!details) return undefined;
  switch (code) {
    case 'payments.price-changed':
      return `The total is now ${formatDollars(details.total)}.`;
    case 'events.sold-out':
      return `${spotsText(details.spotsLeft)}.`;
    case 'rooms.sold-out':
      return sentence('Free near these dates', details.freeStays.map(stayText));
    case 'spa.slot-past':
    case 'spa.slot-taken':
      return sentence('Free that day', details.freeSlots);
  }
}

function sentence(start: string, offers: readonly string[]): string | undefined {
  return offers.length > 0 ? `${start}: ${offers.join('; ')}.` : undefined;
}

function stayText({ checkIn, checkOut }: Stay): string {
  return `${formatLongDay(checkIn)} to ${formatLongDay(checkOut)}`;
}
