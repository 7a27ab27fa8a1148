import type { SeededRoom } from './seeded-room.js';

/** From which day on, counted from the day of seeding, a room is sold out, and for how many nights. */
const soldOutRuns: Partial<Record<string, readonly { from: number; nights: number }[]>> = {
  'corner-king': [{ from: 12, nights: 9 }],
  'royal-villa': [
    { from: 3, nights: 2 },
    { from: 40, nights: 5 },
  ],
  'presidential-suite': [{ from: 20, nights: 3 }],
};

/** How many of a room are still free on a night: guests have booked before the site opened. */
export function freeOnNight({ id, units }: SeededRoom, position: number, night: number): number {
  const soldOut = soldOutRuns[id]?.some(
    ({ from, nights }) => night >= from && night < from + nights,
  );
  if (soldOut) return 0;
  // A weekly rhythm, the same on each seeding; the smaller kinds of room fill up once in four weeks.
  const rhythm = (night * 5 + position * 3) % 7;
  if (rhythm === 6 && units < 5 && night % 28 < 7 && night >= 3) return 0;
  return units - Math.floor((rhythm * units) / 7);
}
