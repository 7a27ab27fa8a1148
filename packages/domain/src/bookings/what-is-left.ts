import { formatLongDay, isDay } from '../calendar/day.js';
import { spotsText } from '../events/event.js';
import { formatDollars } from '../money/index.js';

/**
 * What a refusal says is still to be had, as one sentence; undefined when it says nothing. Its details
 * come from the server: places of an event, stays in a room, times of a treatment, another total.
 */
export function whatIsLeft(details: Record<string, unknown> = {}): string | undefined {
  const { spotsLeft, freeStays, freeSlots, total } = details;
  if (typeof total === 'number') return `The total is now ${formatDollars(total)}.`;
  if (typeof spotsLeft === 'number') return `${spotsText(spotsLeft)}.`;
  if (Array.isArray(freeStays)) {
    return sentence('Free near these dates', freeStays.flatMap(stayText));
  }
  if (Array.isArray(freeSlots)) return sentence('Free that day', freeSlots.map(String));
  return undefined;
}

function sentence(start: string, offers: string[]): string | undefined {
  return offers.length > 0 ? `${start}: ${offers.join('; ')}.` : undefined;
}

function stayText(stay: unknown): string[] {
  const { checkIn, checkOut } = (stay ?? {}) as { checkIn?: unknown; checkOut?: unknown };
  if (typeof checkIn !== 'string' || typeof checkOut !== 'string') return [];
  if (!isDay(checkIn) || !isDay(checkOut)) return [];
  return [`${formatLongDay(checkIn)} to ${formatLongDay(checkOut)}`];
}
