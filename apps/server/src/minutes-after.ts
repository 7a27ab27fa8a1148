export const MINUTE_MS = 60_000;

export function minutesAfter(start: Date, minutes: number): Date {
  return new Date(start.getTime() + minutes * MINUTE_MS);
}
