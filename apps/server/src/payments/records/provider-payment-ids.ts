import type { PaymentRow } from '../store.js';

type Known = Pick<PaymentRow, 'providerPaymentId' | 'earlierPaymentIds'>;

/** The provider's payments that are known of an attempt, the latest first. */
export function providerPaymentIds({ providerPaymentId, earlierPaymentIds }: Known): string[] {
  return [...(providerPaymentId === null ? [] : [providerPaymentId]), ...earlierPaymentIds];
}

/** An attempt's ids once the provider has told of a payment: a new one is asked for beside the others. */
export function withProviderPaymentId(known: Known, reported: string | undefined): Known {
  const ids = providerPaymentIds(known);
  if (reported === undefined || ids.includes(reported)) return known;
  return { providerPaymentId: reported, earlierPaymentIds: ids };
}
