import type { PaymentEvent, PaymentGateway } from '@vestibule/domain/payments';
import type { payments } from '../tables.js';

export type PaymentRow = typeof payments.$inferSelect;

/** What a provider is asked to collect. Its title says nothing of the guest (ruling 5). */
export interface CheckoutRequest {
  paymentId: string;
  amountCents: number;
  amountBaisa: number | null;
  /** ASCII, at most 40 characters. */
  title: string;
  returnUrl: string;
  cancelUrl: string;
  /** Where the provider sends its signed messages. */
  callbackUrl: string;
  holdMinutes: number;
  /** For a provider that asks for it (Thawani); the privacy page says what each is sent. */
  guest: { name: string; email: string; phone: string };
}

export interface Checkout {
  /** The provider's invoice or session. */
  reference: string;
  hostedUrl: string;
}

/** What a provider says of a payment, in the hotel's words. */
export interface Observation {
  event: PaymentEvent;
  providerPaymentId?: string;
  raw: unknown;
}

/** One provider, spoken to over HTTP. Every method may throw a ProviderError. */
export interface PaymentProvider {
  gateway: PaymentGateway;
  /** Its page takes no money once the minutes it was opened for have passed. */
  pageEnds?: boolean;
  open(request: CheckoutRequest): Promise<Checkout>;
  /** Asks how the payment stands; undefined while the provider cannot know it. */
  check(payment: PaymentRow): Promise<Observation | undefined>;
  /** Asks the provider to take no more money for it. */
  cancel(payment: PaymentRow): Promise<void>;
}

/** Why a provider did not answer as it should. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    /** `refused`: it answered no. `unreachable`: no answer that makes sense. */
    readonly kind: 'refused' | 'unreachable',
    message: string,
  ) {
    super(message);
  }
}
