import { reconcilePaymentsJobs } from '../payments/jobs/reconcile-payments.js';
import type { Services } from '../services.js';

/** Runs the jobs of all providers once, as the clock does every minute. */
export async function reconcilePayments(services: Services): Promise<void> {
  await Promise.all(reconcilePaymentsJobs.map((job) => job.run(services, {}, 'a-round')));
}
