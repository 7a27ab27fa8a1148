import { createTransport } from 'nodemailer';
import { isLoopback } from '../../config/loopback.js';
import type { Config } from '../../config.js';
import { toError } from '../../log/to-error.js';
import { mailTimeouts } from '../../mail/deliver-mail.js';
import { ProviderError, type PaymentProvider } from '../../payments/providers/provider.js';
import { finding, type Finding } from './finding.js';

const PAGE_TIMEOUT_MS = 10_000;

/** Connects, greets and signs in; sends nothing. */
export async function checkMailServer({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  const found = finding.bind(undefined, 'mail server');
  if (!smtpUrl) return found('warn', 'SMTP_URL is not set: mails stay in the outbox.');
  const transport = createTransport({ ...mailTimeouts, url: smtpUrl });
  try {
    await transport.verify();
    return found('ok', 'It greets the hotel.');
  } catch (error) {
    return found('fail', `It does not greet the hotel: ${toError(error)?.message}`);
  } finally {
    transport.close();
  }
}

/** A line for each provider that takes payments. */
export async function checkProviders({ payments }: Pick<Config, 'payments'>): Promise<Finding[]> {
  if (payments.mode === 'sandbox') {
    return [finding('providers', 'warn', 'The sandbox takes payments: no money comes.')];
  }
  return await Promise.all(payments.providers.map(checkProvider));
}

async function checkProvider(provider: PaymentProvider): Promise<Finding> {
  const found = finding.bind(undefined, provider.gateway);
  try {
    await provider.tryKey();
    return found('ok', 'It answers, and accepts the key.');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const why = error.kind === 'refused' ? 'It refuses the key' : 'It cannot be reached';
    return found('fail', `${why}: ${error.message}`);
  }
}

/** Whether guests and providers reach the hotel where it says that it is. */
export async function checkPublicUrl({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding> {
  const found = finding.bind(undefined, 'PUBLIC_URL');
  const outcome = await statusOf(`${publicUrl}/readyz`);
  if (outcome === 200) return found('ok', `${publicUrl} is ready.`);
  const text = `${publicUrl}/readyz does not answer as it should: ${outcome}.`;
  const state = isLoopback(new URL(publicUrl).hostname) ? 'warn' : 'fail';
  return found(state, `${text} Is the hotel started?`);
}

async function statusOf(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 'nobody is there';
  }
}
