/** What helps a guest whose booking or payment was refused, the best first. */
export type RefusalWay = 'choose' | 'bookings' | 'profile' | 'events' | 'call';

export interface RefusalWays {
  /** The same press can succeed, now or in a moment. */
  retry: boolean;
  ways: readonly RefusalWay[];
}

const again: RefusalWays = { retry: true, ways: [] };

const known: Record<string, RefusalWays> = {
  'payments.too-many-open': { retry: false, ways: ['bookings'] },
  'payments.guest-limit': { retry: false, ways: ['bookings', 'choose', 'call'] },
  'payments.network-limit': { retry: true, ways: ['call'] },
  'payments.email-unconfirmed': { retry: true, ways: ['profile'] },
  'payments.time-to-pay-over': { retry: false, ways: ['choose'] },
  'payments.already-paid': { retry: false, ways: ['bookings'] },
  'events.over': { retry: false, ways: ['events'] },
  'events.begun': { retry: false, ways: ['events'] },
};

/** The field of a booking whose name comes from the profile. */
const NAME_FIELD = 'booking.bookingDetails.guestName';

/** Another choice is needed: nights, a time or tickets that cannot be had. */
const aboutChoice = /^(rooms|spa|events)\./;

/** What a refusal leaves to the guest; of what is unknown the same press may succeed. */
export function refusalWays(
  code: string | undefined,
  fields: Record<string, string> = {},
): RefusalWays {
  if (fields[NAME_FIELD] !== undefined) return { retry: false, ways: ['profile', 'choose'] };
  if (code === undefined) return again;
  return known[code] ?? (aboutChoice.test(code) ? { retry: false, ways: ['choose'] } : again);
}
