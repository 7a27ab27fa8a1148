import type { Day } from '@vestibule/domain/calendar';
import { centsToDollars, formatCents } from '@vestibule/domain/money';
import { findFlagged, findRefundsDue } from '../bookings/desk-store.js';
import { findConflicts, findFailing } from '../calendars/store.js';
import type { Transaction } from '../database/connect.js';
import { findHallRequests } from '../halls/store.js';
import { letter } from '../mail/letter.js';
import type { Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';
import { wordsIn } from '../texts/words-in.js';
import { texts } from './morning-letter.texts.js';

/** Of each kind; the rest is in the list of the command. */
const MOST_LINES = 50;

/** Everything that waits for the desk. */
export async function findWaiting(tx: Transaction, today: Day) {
  return {
    requests: await findHallRequests(tx, { most: MOST_LINES + 1 }),
    refunds: await findRefundsDue(tx),
    doubts: await findFlagged(tx),
    conflicts: await findConflicts(tx, today),
    failing: await findFailing(tx),
  };
}

type Waiting = Awaited<ReturnType<typeof findWaiting>>;

/** A line for each thing that waits, with its id and the command that deals with it; undefined for nothing. */
export function morningLetterMail(
  { requests, refunds, doubts, conflicts, failing }: Waiting,
  head: Letterhead,
  { to, day }: { to: string; day: Day },
): MailMessage | undefined {
  const t = wordsIn(head.language, texts);
  const title = t.title({ day });
  const section = (heading: string, lines: string[], command: string): string[] => {
    if (lines.length === 0) return [];
    const more = lines.length > MOST_LINES ? [t.more({ command })] : [];
    return [[heading, ...lines.slice(0, MOST_LINES), ...more].join('\n')];
  };
  const paragraphs = [
    ...section(
      t.requests,
      requests.map(({ request: { id, bookingData }, hallName: hall }) => {
        const command = `pnpm hotel requests close ${id}`;
        return t.request({ id, hall, when: bookingData.eventDetails.eventDate, command });
      }),
      'pnpm hotel requests',
    ),
    ...section(
      t.refunds,
      refunds.map(({ payment: { id, refundDueCents, gateway: provider } }) => {
        const dollars = centsToDollars(refundDueCents).toFixed(2);
        const command = `pnpm hotel refunds close ${id} --amount ${dollars} --note "…"`;
        return t.refund({ id, amount: formatCents(refundDueCents), provider, command });
      }),
      'pnpm hotel refunds',
    ),
    ...section(
      t.doubts,
      doubts.map(({ id, amountCents, gateway: provider }) => {
        const command = `pnpm hotel refunds dismiss ${id} --note "…"`;
        return t.doubt({ id, amount: formatCents(amountCents), provider, command });
      }),
      'pnpm hotel refunds doubts',
    ),
    ...section(
      t.conflicts,
      conflicts.map(({ night, room, name }) => t.conflict({ night, room, name })),
      'pnpm hotel ical conflicts',
    ),
    ...section(
      t.failing,
      failing.map(({ name, roomId: room, failingSince }) => {
        const since = failingSince.toISOString().slice(0, 16);
        return t.feed({ name, room, since, command: 'pnpm hotel ical list' });
      }),
      'pnpm hotel ical list',
    ),
  ];
  return paragraphs.length > 0
    ? { to, subject: title, ...letter(head, { title, paragraphs }) }
    : undefined;
}
