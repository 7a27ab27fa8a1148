import { formatLongDay } from '../calendar/day.js';
import { formatDollars } from '../money/index.js';
import type { CodedProblem } from '../problem/problem.js';
import type { Translation } from '../words/index.js';
import { texts } from './what-is-left.texts.js';

/**
 * What a refusal says is still to be had, as one sentence; undefined when it says nothing: places of an
 * event, stays in a room, times of a treatment, another total.
 */
export function whatIsLeft(
  { code, details }: CodedProblem,
  t: Translation<typeof texts> = texts,
  locale = 'en-US',
): string | undefined {
  if (!details) return undefined;
  switch (code) {
    case 'payments.price-changed':
      return t.totalNow({ total: formatDollars(details.total, locale) });
    case 'events.sold-out':
      return details.spotsLeft === 0 ? t.soldOut : t.spotsLeft({ count: details.spotsLeft });
    case 'rooms.sold-out': {
      const stays = details.freeStays.map(({ checkIn, checkOut }) =>
        t.stay({ from: formatLongDay(checkIn, locale), until: formatLongDay(checkOut, locale) }),
      );
      return stays.length > 0 ? t.freeNearDates({ stays: stays.join(t.separator) }) : undefined;
    }
    case 'spa.slot-past':
    case 'spa.slot-taken': {
      const times = details.freeSlots.join(t.separator);
      return times ? t.freeThatDay({ times }) : undefined;
    }
  }
}
