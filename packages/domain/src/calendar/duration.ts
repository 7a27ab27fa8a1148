export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Of 24 hours: instants, not days of the hotel's calendar. */
export const DAY_MS = 24 * HOUR_MS;

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
