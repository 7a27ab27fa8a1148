import { minutesAfter } from '@vestibule/domain/calendar';
import type { Services } from '../../services.js';
import { providerOf } from '../providers/providers.js';
import type { HoldRow, PaymentRow } from '../store.js';

/** Enough to find a card and to type its number. */
const LEAST_MINUTES = 5;

/** Whether the provider's page of an attempt lasts about as long as what is held for it. */
export function hasTimeLeft(
  { config, now }: Pick<Services, 'config' | 'now'>,
  { gateway, createdAt }: PaymentRow,
  { expiresAt }: HoldRow,
): boolean {
  if (!providerOf(gateway, config).pageEnds) return true;
  const endsAt = minutesAfter(createdAt, config.holdMinutes);
  return (
    endsAt >= minutesAfter(expiresAt, -LEAST_MINUTES) &&
    endsAt >= minutesAfter(now(), LEAST_MINUTES)
  );
}
