import type { PaymentEvent, PaymentGateway } from '@vestibule/domain/payments';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import type { FaultQueue } from '../../sandbox/faults.js';
import type { SandboxHost } from '../../sandbox/sandbox-host.js';
import type { PaymentRow } from '../store.js';

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

/** A signed message of a provider. */
export interface ProviderMessage {
  raw: unknown;
  /** The payment that it tells of: by our number, or by the provider's invoice or session. */
  paymentId?: string | null | undefined;
  reference?: string | null | undefined;
  /** What it says of that payment; without it the message is a hint, and the provider is asked. */
  observe?(payment: PaymentRow): Observation;
  /** It tells of a failure that the provider's own answers have no word for. */
  failed?: boolean;
}

/** One provider, spoken to over HTTP. What asks it may throw a ProviderError. */
export interface PaymentProvider {
  gateway: PaymentGateway;
  /** Where it sends its signed messages, below `/api/payments/`. */
  callback: string;
  /** Its page takes no money once the minutes it was opened for have passed. */
  pageEnds?: boolean;
  /** The amount in the currency that it charges, where that is not dollars. */
  quote(amountCents: number): Pick<PaymentRow, 'amountBaisa' | 'omrPerUsd'>;
  open(request: CheckoutRequest): Promise<Checkout>;
  /** Asks how the payment stands; undefined while the provider cannot know it. */
  check(payment: PaymentRow): Promise<Observation | undefined>;
  /** Asks for nothing but whether the key is accepted; throws where it is not, or nobody answers. */
  tryKey(): Promise<void>;
  /** Asks the provider to take no more money for it. */
  withdraw(payment: PaymentRow): Promise<void>;
  /** A message as it came, byte for byte: the signature covers it. A forged one is a problem. */
  readMessage(body: string, header: (name: string) => string | undefined): ProviderMessage;
}

/** Where a provider sends its signed messages, on this server. */
export function webhookPath({ callback }: Pick<PaymentProvider, 'callback'>): string {
  return `/api/payments/${callback}`;
}

/** Everything of one provider, as `providers.ts` registers it. */
export interface ProviderModule<Variables> {
  gateway: PaymentGateway;
  /** Its place below `/sandbox/`. */
  path: string;
  /** Those of the environment that set it up. */
  variables: v.ObjectEntries;
  /** Without any of these the provider is off; all of them are needed otherwise. */
  keys: readonly (keyof Variables & string)[];
  live(environment: Variables): PaymentProvider;
  /** The provider as the sandbox plays it. */
  inSandbox(addresses: SandboxAddresses): PaymentProvider;
  sandbox(host: SandboxHost, faults: FaultQueue): Hono;
}

/** Of `/sandbox`: for the server itself, and for the guest's browser. */
export interface SandboxAddresses {
  inside: string;
  outside: string;
}

/** Why a provider did not answer as it should. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    /** `refused`: it answered no. `unreachable`: no answer that makes sense. */
    readonly kind: 'refused' | 'unreachable',
    message: string,
    /** Of its answer. */
    readonly status?: number,
  ) {
    super(message);
  }
}
