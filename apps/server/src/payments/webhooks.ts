import type { Context, Hono } from 'hono';
import { asOperation } from '../database/shared-pool.js';
import type { Services } from '../services.js';
import { withdrawCheckout } from './attempts/withdraw-checkout.js';
import type { PaymentProvider, ProviderMessage } from './providers/provider.js';
import { askProvider } from './settlement/ask-provider.js';
import { settle } from './settlement/settle.js';
import { findPayment, findPaymentByReference, type PaymentRow } from './store.js';

/** The providers' signed messages. Their bodies are read raw: the signature covers every byte. */
export function mountWebhooks(api: Hono, services: Services): void {
  for (const provider of services.config.payments.providers) {
    const operation = `payments.${provider.callback.replace('/', '-')}`;
    api.post(`/payments/${provider.callback}`, async (context) => {
      await asOperation(operation, () => receive(services, provider, context));
      return context.json({ success: true });
    });
  }
}

async function receive(services: Services, provider: PaymentProvider, { req }: Context) {
  const message = provider.readMessage(await req.text(), (name) => req.header(name));
  const payment = await findOrdered(services, provider, message);
  if (!payment) {
    // Answered with success, so that it is not sent for ever. The desk finds it on the provider's pages
    // by its names: the message itself says who paid.
    const { paymentId, reference } = message;
    const names = { gateway: provider.gateway, payment: paymentId, reference };
    services.logger.error(names, 'A provider tells of a payment that is not ours');
  } else if (message.observe) {
    await settle(services, payment.id, 'webhook', message.observe(payment));
  } else {
    await followHint(services, payment, message);
  }
}

/** The provider is asked, and decides. A failure is believed while its answer says unpaid. */
async function followHint(services: Services, payment: PaymentRow, message: ProviderMessage) {
  const answer = await askProvider(services, { payment }, 'webhook');
  if (!message.failed || answer !== 'told') return;
  const asked = (await findPayment(services.db, payment.id))?.payment;
  if (asked?.status !== 'pending' || asked.receivedCents > 0) return;
  const event = { progress: 'failed' as const };
  await settle(services, payment.id, 'webhook', { event, raw: message.raw });
  // Their page would let the guest pay for what is not kept any more.
  await withdrawCheckout(services, payment);
}

async function findOrdered(
  { db }: Services,
  { gateway }: PaymentProvider,
  { paymentId, reference }: ProviderMessage,
): Promise<PaymentRow | undefined> {
  const ordered = paymentId ? await findPayment(db, paymentId) : undefined;
  if (ordered?.payment.gateway === gateway) return ordered.payment;
  return reference ? await findPaymentByReference(db, gateway, reference) : undefined;
}
