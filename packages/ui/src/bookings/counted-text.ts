/** `No bookings`, `1 booking`, `3 sample bookings`. */
export function bookingsText(count: number, sample: boolean): string {
  const noun = sample ? 'sample booking' : 'booking';
  if (count === 0) return `No ${noun}s`;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
