import { isOpen } from '@vestibule/domain/payments';
import type { Job } from '../../jobs/job.js';
import type { Services } from '../../services.js';
import { ProviderError } from '../providers/provider.js';
import { providerOf } from '../providers/providers.js';
import { findAttempts, findPayment, type PaymentRow } from '../store.js';

/**
 * Once a booking is paid, its guest can pay for it on no other page that was opened for it. Money that
 * was quicker, or comes to a page that cannot be withdrawn, is owed back; the reconciler finds it.
 */
export const withdrawOthersJob: Job<{ paymentId: string }> = {
  name: 'payments.withdraw-others',
  async run(services, { paymentId }) {
    const paid = await findPayment(services.db, paymentId);
    if (paid?.hold.state !== 'delivered') return;
    const attempts = await findAttempts(services.db, paid.booking.id);
    for (const payment of attempts.filter(({ status }) => isOpen(status))) {
      await withdraw(services, payment);
    }
  },
};

/** A provider that refuses has nothing to withdraw any more; one that is away is asked again later. */
async function withdraw({ config }: Services, payment: PaymentRow): Promise<void> {
  try {
    await providerOf(payment.gateway, config).withdraw(payment);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'unreachable') throw error;
  }
}
