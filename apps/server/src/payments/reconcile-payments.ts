import type { Job } from '../jobs/job.js';
import type { Services } from '../services.js';
import { askProvider } from './ask-provider.js';
import { nextCheckAt } from './next-check.js';
import { findDueChecks, updatePayment, type PaidBooking } from './store.js';

const MOST_AT_ONCE = 50;

/**
 * Asks providers about every payment that may still move: a lost message costs minutes, not a booking.
 * Each provider is asked by itself: one that does not answer holds up only its own payments.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const due = await findDueChecks(services.db, services.now(), MOST_AT_ONCE);
  const queues = [...Map.groupBy(due, ({ payment }) => payment.gateway).values()];
  await Promise.all(queues.map((queue) => askInTurn(services, queue)));
}

async function askInTurn(services: Services, queue: readonly PaidBooking[]): Promise<void> {
  for (const found of queue) {
    const { payment } = found;
    // Pushed on before asking, so that two servers rarely ask the same, and a failure is asked again.
    const checks = payment.checks + 1;
    const next = nextCheckAt({ ...payment, checks }, services.now());
    await updatePayment(services.db, payment.id, { checks, nextCheckAt: next });
    await askProvider(services, found, 'reconciler');
  }
}

/** Every minute. */
export const reconcilePaymentsJob: Job = {
  name: 'payments.reconcile',
  cron: '* * * * *',
  run: reconcilePayments,
};
