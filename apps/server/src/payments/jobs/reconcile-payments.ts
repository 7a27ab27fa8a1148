import type { Job } from '../../jobs/job.js';
import type { Services } from '../../services.js';
import { askProvider } from '../settlement/ask-provider.js';
import { nextCheckAt } from '../settlement/next-check.js';
import { settle } from '../settlement/settle.js';
import { askedGateways, type AskedGateway } from '../providers/providers.js';
import { findDueChecks, updatePayment, type PaymentRow } from '../store.js';

const MAX_AT_ONCE = 50;

/** Asks a provider about its payments that may still move: a lost message costs minutes, not a booking. */
async function reconcileGateway(services: Services, gateway: AskedGateway): Promise<void> {
  const asked = { now: services.now(), gateway, most: MAX_AT_ONCE };
  for (const found of await findDueChecks(services.db, asked)) {
    const { payment } = found;
    // Pushed on before asking, so that two servers rarely ask the same, and a failure is asked again.
    const checks = payment.checks + 1;
    const next = nextCheckAt({ ...payment, checks }, services.now());
    await updatePayment(services.db, payment.id, { checks, nextCheckAt: next });
    if (hasNoPage(payment)) await failAttempt(services, payment);
    else await askProvider(services, found, 'reconciler');
  }
}

/** Its server ended before the provider's answer was kept, so no guest ever saw a page to pay on. */
function hasNoPage({ status, reference, providerPaymentId }: PaymentRow): boolean {
  return status === 'pending' && reference === null && providerPaymentId === null;
}

async function failAttempt(services: Services, { id }: PaymentRow): Promise<void> {
  await settle(services, id, 'reconciler', { event: { progress: 'failed' }, raw: null });
}

/** Every minute; each provider has a job of its own, so that one that is silent holds up no other's. */
export const reconcilePaymentsJobs: readonly Job[] = askedGateways.map((gateway) => ({
  name: `payments.reconcile-${gateway.toLowerCase()}`,
  cron: '* * * * *',
  run: (services) => reconcileGateway(services, gateway),
}));
