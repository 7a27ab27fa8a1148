import { minutesAfter } from '@vestibule/domain/calendar';
import { isOpen } from '@vestibule/domain/payments';
import { renewHold } from '../../bookings/hold-store.js';
import { lockBooking } from '../../bookings/store.js';
import type { Transaction } from '../../database/connect.js';
import { inTransaction } from '../../database/retry.js';
import type { Job } from '../../jobs/job.js';
import { logPayment, type PaymentChange } from '../../log/security-events.js';
import type { Services } from '../../services.js';
import { askProvider, type Answer } from '../settlement/ask-provider.js';
import { findExpiredHolds, holdQueues, type HoldQueue } from './expired-holds-store.js';
import { freeHold } from '../holds/free-hold.js';
import { settleLocked } from '../settlement/settle.js';
import { findAttempts, updatePayment, type PaymentRow } from '../store.js';

/** So many unanswered questions end before the job's time is up. */
const MAX_AT_ONCE = 50;
/** How long a hold outlives its time when the provider cannot be asked. */
const PATIENCE_MINUTES = 30;

/** Frees what nobody paid for in time, after asking the provider about every open attempt. */
export async function expireHolds(services: Services): Promise<void> {
  await Promise.all(holdQueues.map((queue) => expireQueue(services, queue)));
}

async function expireQueue(services: Services, queue: HoldQueue): Promise<void> {
  const asked = { now: services.now(), queue, most: MAX_AT_ONCE };
  for (const id of await findExpiredHolds(services.db, asked)) await expireHold(services, id);
}

async function expireHold(services: Services, bookingId: string): Promise<void> {
  const answers = new Map<string, Answer>();
  for (const payment of await findAttempts(services.db, bookingId)) {
    if (!isOpen(payment.status)) continue;
    answers.set(payment.id, await askProvider(services, { payment }, 'reconciler'));
  }
  const changed = await inTransaction(services.db, (tx) =>
    expireLocked(tx, services, bookingId, answers),
  );
  for (const one of changed) {
    if (one.to !== one.from) logPayment(services.logger, { ...one, reason: 'hold-expired' });
  }
}

async function expireLocked(
  tx: Transaction,
  services: Services,
  bookingId: string,
  answers: ReadonlyMap<string, Answer>,
): Promise<PaymentChange[]> {
  const { booking, hold } = await lockBooking(tx, bookingId);
  const now = services.now();
  if (hold.state !== 'held' || hold.expiresAt > now) return [];
  const attempts = await findAttempts(tx, bookingId);
  // Money on its way gets the time once more; then it is a late payment like any other.
  const underway = attempts.some(({ status }) => status === 'waiting');
  const longer = minutesAfter(now, services.config.holdMinutes);
  if (underway && (await renewHold(tx, bookingId, longer))) return [];
  if (isWorthWaiting(hold.expiresAt, now, answers)) return [];
  await freeHold(tx, services, booking, 'expired');
  const changed: PaymentChange[] = [];
  for (const payment of attempts) changed.push(await expireAttempt(tx, services, payment, answers));
  return changed;
}

function isWorthWaiting(expiresAt: Date, now: Date, answers: ReadonlyMap<string, Answer>): boolean {
  const silent = [...answers.values()].includes('unreachable');
  return silent && now < minutesAfter(expiresAt, PATIENCE_MINUTES);
}

async function expireAttempt(
  tx: Transaction,
  services: Services,
  payment: PaymentRow,
  answers: ReadonlyMap<string, Answer>,
): Promise<PaymentChange> {
  const event = { progress: 'expired' as const };
  const settled = await settleLocked(
    tx,
    services,
    { paymentId: payment.id, source: 'hotel' },
    { event, raw: null },
  );
  // Nothing could be learnt of it (ruling 35): somebody must look at the provider's own pages.
  const answer = answers.get(payment.id);
  if (answer === 'unknown' || answer === 'unreachable') {
    await updatePayment(tx, payment.id, { flagged: true });
  }
  const { id, status: from } = payment;
  return { payment: id, from, to: settled?.payment.status ?? from };
}

/** Every minute; each provider has a job of its own, so that one that is silent holds up no other's. */
export const expireHoldsJobs: readonly Job[] = holdQueues.map((queue) => ({
  name: `payments.expire-holds-${queue.toLowerCase()}`,
  cron: '* * * * *',
  run: (services) => expireQueue(services, queue),
}));
