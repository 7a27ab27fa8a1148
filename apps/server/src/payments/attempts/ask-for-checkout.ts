import { ProblemError } from '@vestibule/domain/problem';
import { siteAddress } from '../../mail/site-address.js';
import type { Services } from '../../services.js';
import { ProviderError, webhookPath, type Checkout } from '../providers/provider.js';
import { providerOf } from '../providers/providers.js';
import { settle } from '../settlement/settle.js';
import { updatePayment, type PaidBooking } from '../store.js';

/** Asks the provider for its page; when it has none to give, what was taken is free again at once. */
export async function askForCheckout(
  services: Services,
  { payment, booking, title }: PaidBooking & { title: string },
): Promise<Checkout> {
  const { config } = services;
  const head = { publicUrl: config.publicUrl, language: booking.language };
  const returnUrl = siteAddress(head, 'paymentReturn', { payment: payment.id });
  try {
    const provider = providerOf(payment.gateway, config);
    const checkout = await provider.open({
      paymentId: payment.id,
      amountCents: payment.amountCents,
      amountBaisa: payment.amountBaisa,
      title: asciiTitle(title),
      returnUrl,
      cancelUrl: `${returnUrl}&from=cancel`,
      callbackUrl: `${config.publicUrl}${webhookPath(provider)}`,
      holdMinutes: config.holdMinutes,
      guest: {
        name: booking.guestName ?? '',
        email: booking.contactEmail ?? booking.guestEmail,
        phone: booking.guestPhone ?? '',
      },
    });
    await updatePayment(services.db, payment.id, checkout);
    return checkout;
  } catch (error) {
    // No guest ever saw it; without another attempt open, what it held is free.
    await settle(services, payment.id, 'create', { event: { progress: 'failed' }, raw: null });
    throw asProblem(error, services);
  }
}

/** Providers' serialisers differ beyond ASCII, and a signature must not depend on one. */
function asciiTitle(title: string): string {
  const plain = title.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return plain.trim() || 'Booking';
}

function asProblem(error: unknown, { logger }: Services): unknown {
  if (!(error instanceof ProviderError)) return error;
  logger.warn({ err: error }, 'A payment provider did not open a checkout');
  return new ProblemError(
    error.kind === 'refused' ? 'payments.invoice-failed' : 'payments.provider-unreachable',
  );
}
