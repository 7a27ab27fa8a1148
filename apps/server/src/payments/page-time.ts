import type { Services } from '../services.js';
import { providerOf } from './providers/providers.js';
import type { HoldRow, PaymentRow } from './store.js';

const MINUTE_MS = 60_000;
/** Enough to find a card and to type its number. */
const LEAST_MINUTES = 5;

/** Whether the provider's page of an attempt lasts about as long as what is held for it. */
export function hasTimeLeft(
  { config, now }: Pick<Services, 'config' | 'now'>,
  { gateway, createdAt }: PaymentRow,
  { expiresAt }: HoldRow,
): boolean {
  if (!providerOf(gateway, config).pageEnds) return true;
  const endsAt = createdAt.getTime() + config.holdMinutes * MINUTE_MS;
  const least = LEAST_MINUTES * MINUTE_MS;
  return endsAt >= expiresAt.getTime() - least && endsAt >= now().getTime() + least;
}
