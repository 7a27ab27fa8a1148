import type { Job } from '../jobs/job.js';
import type { Services } from '../services.js';
import { askProvider } from './ask-provider.js';
import { nextCheckAt } from './next-check.js';
import { findDueChecks, updatePayment } from './store.js';

const MOST_AT_ONCE = 50;

/** Asks providers about every payment that may still move: a lost message costs minutes, not a booking. */
export async function reconcilePayments(services: Services): Promise<void> {
  const now = services.now();
  for (const found of await findDueChecks(services.db, now, MOST_AT_ONCE)) {
    const { payment } = found;
    // Pushed on before asking, so that two servers rarely ask the same, and a failure is asked again.
    const checks = payment.checks + 1;
    const next = nextCheckAt({ ...payment, checks }, now);
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
