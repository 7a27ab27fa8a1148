import { addDays, daySchema, daysFromTo, type Day } from '@vestibule/domain/calendar';
import { and, asc, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { openNights } from '../../bookings/desk-store.js';
import { roomAvailability } from '../../rooms/tables.js';
import { faultsOf } from '../check-by-schema.js';
import type { DataContext, Fault, KindDefinition } from '../kind.js';

/** Further ahead nobody can plan, and a slip of the year would close centuries. */
const MOST_DAYS_AHEAD = 750;

const runsSchema = v.array(
  v.pipe(
    v.strictObject({ from: daySchema, to: daySchema }),
    v.check(({ from, to }) => from <= to, 'the first night must not be after the last'),
  ),
);
type Run = v.InferOutput<typeof runsSchema>[number];

/** The nights that the desk sells no more of, by room, from today on. */
export const closedNightsKind: KindDefinition<Run[]> = {
  async read({ tx, today }) {
    const rows = await tx
      .select()
      .from(roomAvailability)
      .where(and(eq(roomAvailability.closed, true), gte(roomAvailability.date, today)))
      .orderBy(asc(roomAvailability.roomId), asc(roomAvailability.date));
    const byRoom = Map.groupBy(rows, ({ roomId }) => roomId);
    return new Map(
      [...byRoom]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, nights]) => [id, runsOf(nights.map(({ date }) => date))]),
    );
  },
  check(id, value, { today }) {
    const faults = faultsOf(runsSchema, value, [id]);
    if (faults.length > 0) return faults;
    const runs = v.parse(runsSchema, value);
    const last = addDays(today, MOST_DAYS_AHEAD);
    const late = runs.findIndex(({ to }) => to > last);
    if (late >= 0) return [tooLate(id, late, last)];
    const nights = runs.flatMap(({ from, to }) =>
      to < today ? [] : daysFromTo(max(from, today), to),
    );
    return { entry: runsOf([...new Set(nights)].toSorted()) };
  },
  references: (id) => [{ path: [id], kind: 'rooms', id }],
  isPart: true,
  async save(changed, context) {
    for (const { id, before = [], after } of changed) {
      const closed = new Set(nightsOf(after));
      await open(
        id,
        nightsOf(before).filter((night) => !closed.has(night)),
        context,
      );
      await close(id, [...closed], context);
    }
  },
  async remove(ids, context) {
    const all = await closedNightsKind.read(context);
    for (const id of ids) await open(id, nightsOf(all.get(id) ?? []), context);
  },
};

const max = (one: Day, other: Day) => (one > other ? one : other);

const tooLate = (id: string, run: number, last: Day): Fault => ({
  path: [id, String(run), 'to'],
  message: `must be at most ${last}`,
});

const nightsOf = (runs: readonly Run[]) => runs.flatMap(({ from, to }) => daysFromTo(from, to));

/** Days in order, each run of neighbours as one. */
function runsOf(nights: readonly Day[]): Run[] {
  const runs: Run[] = [];
  for (const night of nights) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === night) last.to = night;
    else runs.push({ from: night, to: night });
  }
  return runs;
}

async function close(roomId: string, nights: readonly Day[], { tx }: DataContext) {
  if (nights.length === 0) return;
  const closed = { available: 0, closed: true };
  await tx
    .insert(roomAvailability)
    .values(nights.map((date) => ({ roomId, date, ...closed })))
    .onConflictDoUpdate({ target: [roomAvailability.roomId, roomAvailability.date], set: closed });
}

/** What is sold or held of a night stays so. */
async function open(roomId: string, nights: Day[], { tx }: DataContext) {
  if (nights.length > 0) await openNights(tx, roomId, nights);
}
