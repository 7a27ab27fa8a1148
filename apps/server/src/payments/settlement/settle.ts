import { isAbandoned } from '@vestibule/domain/bookings';
import {
  addEvent,
  disputedDeposits,
  factsOf,
  missingCents,
  paymentStatus,
  receivedCents,
  type PaymentFacts,
} from '@vestibule/domain/payments';
import { lockBooking } from '../../bookings/store.js';
import type { Transaction } from '../../database/connect.js';
import { inTransaction } from '../../database/retry.js';
import type { Services } from '../../services.js';
import { logPayment } from '../../log/security-events.js';
import { accountPayment } from './account-payment.js';
import { mailRefundDue } from '../mails/booking-mails.js';
import { deliver } from './deliver.js';
import { freeHold } from '../holds/free-hold.js';
import { keepEvent } from './keep-event.js';
import type { Observation } from '../providers/provider.js';
import { nextCheckAt } from './next-check.js';
import { withProviderPaymentId } from '../records/provider-payment-ids.js';
import {
  findAttempts,
  findEvents,
  findPayment,
  updatePayment,
  type PaidBooking,
  type PaymentRow,
} from '../store.js';
import type { EventSource } from '../tables.js';

/**
 * The one way in which anything that happens to a payment takes effect: webhook, return page,
 * reconciler, guest and desk all come here. It may be told the same thing any number of times, by
 * several processes at once and in any order.
 */
export async function settle(
  services: Services,
  paymentId: string,
  source: EventSource,
  observation: Observation,
): Promise<PaidBooking | undefined> {
  const known = await findPayment(services.db, paymentId);
  if (!known) return undefined;
  let from = known.payment.status;
  const settled = await inTransaction(services.db, async (tx) => {
    await lockBooking(tx, known.booking.id);
    from = (await findPayment(tx, paymentId))?.payment.status ?? from;
    return await settleLocked(tx, services, { paymentId, source }, observation);
  });
  const to = settled?.payment.status ?? from;
  if (to !== from) logPayment(services.logger, { payment: paymentId, from, to, reason: source });
  return settled;
}

/** The same inside a transaction that already holds the booking's lock. */
export async function settleLocked(
  tx: Transaction,
  services: Services,
  { paymentId, source }: { paymentId: string; source: EventSource },
  observation: Observation,
): Promise<PaidBooking | undefined> {
  const known = factsOf(await findEvents(tx, paymentId));
  await keepEvent(tx, { paymentId, source, at: services.now() }, observation);
  const facts = addEvent(known, observation.event);
  const before = await findPayment(tx, paymentId);
  if (!before) return undefined;
  const status = paymentStatus(facts, before.payment.amountCents);
  const { providerPaymentId, earlierPaymentIds } = withProviderPaymentId(
    before.payment,
    observation.providerPaymentId,
  );
  await updatePayment(tx, paymentId, {
    status,
    providerPaymentId,
    earlierPaymentIds,
    receivedCents: receivedCents(facts),
    missingCents: missingCents(facts, before.payment.amountCents),
    nextCheckAt: nextCheckAt({ ...before.payment, status }, services.now()),
    flagged: needsLook(before.payment, observation, { known, facts }),
  });
  if (status === 'paid' && before.payment.status !== 'paid') {
    await deliver(tx, services, before);
  }
  if (status !== 'paid') await undoDelivery(tx, services, before);
  return await conclude(tx, services, before.payment, facts);
}

/** Brings the booking, its hold and the money up to what the attempts now say. */
async function conclude(
  tx: Transaction,
  services: Services,
  payment: PaymentRow,
  facts: PaymentFacts,
): Promise<PaidBooking | undefined> {
  const attempts = await findAttempts(tx, payment.bookingId);
  const { booking, hold } = await lockBooking(tx, payment.bookingId);
  if (
    isAbandoned(
      hold.state,
      attempts.map(({ status }) => status),
    )
  )
    await freeHold(tx, services, booking, 'released');
  const settled = await accountPayment(tx, payment, facts);
  if (settled.refundDueCents > payment.refundDueCents) {
    await mailRefundDue(tx, services, settled);
  }
  return await findPayment(tx, payment.id);
}

/** What a booking stood on was sent back. */
async function undoDelivery(tx: Transaction, services: Services, { payment }: PaidBooking) {
  const { booking, hold } = await lockBooking(tx, payment.bookingId);
  if (hold.state === 'delivered' && booking.paidBy === payment.id) {
    await freeHold(tx, services, booking, 'cancelled');
  }
}

/**
 * Whether the desk must look at the provider's own pages. A new contradiction asks for it: the booking
 * stands, whether its money does is to be found out. What nobody could tell of (ruling 35) asks for it
 * until the provider tells. What the desk has dismissed is not asked for again.
 */
function needsLook(
  { flagged }: Pick<PaymentRow, 'flagged'>,
  { raw }: Observation,
  { known, facts }: { known: PaymentFacts; facts: PaymentFacts },
): boolean {
  const before = disputedDeposits(known);
  const disputed = disputedDeposits(facts);
  if (disputed.some((id) => !before.includes(id))) return true;
  const providerTold = raw !== null;
  return flagged && (disputed.length > 0 || !providerTold);
}
