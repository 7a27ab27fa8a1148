import { addDays, daySchema, daysFromTo, runsOfDays, type Day } from '@vestibule/domain/calendar';
import { and, asc, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { openNights } from '../../bookings/desk-store.js';
import { keepDeskChange } from '../../desk/keep-change.js';
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
        .map(([id, nights]) => [id, runsOfDays(nights.map(({ date }) => date))]),
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
    return { entry: runsOfDays([...new Set(nights)].toSorted()) };
  },
  // Only --prune opens nights, as it alone takes away what no file names.
  fit: (entry, before = [], { prune }) =>
    prune ? entry : runsOfDays([...new Set([...nightsOf(before), ...nightsOf(entry)])].toSorted()),
  describe: (before, after) =>
    [
      ...words('closes', runsWithout(after, before)),
      ...words('opens', runsWithout(before, after)),
    ].join(', '),
  references: (id) => [{ path: [id], kind: 'rooms', id }],
  isPart: true,
  async save(changed, context) {
    for (const { id, before, after } of changed) {
      await open(id, runsWithout(before, after), context);
      await close(id, runsWithout(after, before), context);
    }
  },
  async remove(ids, context) {
    const all = await closedNightsKind.read(context);
    for (const id of ids) await open(id, all.get(id) ?? [], context);
  },
};

const max = (one: Day, other: Day) => (one > other ? one : other);

const tooLate = (id: string, run: number, last: Day): Fault => ({
  path: [id, String(run), 'to'],
  message: `must be at most ${last}`,
});

const nightsOf = (runs: readonly Run[]) => runs.flatMap(({ from, to }) => daysFromTo(from, to));

/** The nights of the first that are not among the second. */
function runsWithout(runs: readonly Run[] = [], others: readonly Run[] = []): Run[] {
  const without = new Set(nightsOf(others));
  return runsOfDays(nightsOf(runs).filter((night) => !without.has(night)));
}

/** `opens 2026-12-24 to 2026-12-26 and 2026-12-30` */
function words(verb: string, runs: readonly Run[]): string[] {
  const shown = runs.map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
  return shown.length === 0 ? [] : [`${verb} ${shown.join(' and ')}`];
}

async function close(roomId: string, runs: readonly Run[], context: DataContext) {
  if (runs.length === 0) return;
  const closed = { available: 0, closed: true };
  await context.tx
    .insert(roomAvailability)
    .values(nightsOf(runs).map((date) => ({ roomId, date, ...closed })))
    .onConflictDoUpdate({ target: [roomAvailability.roomId, roomAvailability.date], set: closed });
  await keep('close-nights', roomId, runs, context);
}

/** What is sold or held of a night stays so. */
async function open(roomId: string, runs: readonly Run[], context: DataContext) {
  await openNights(context.tx, roomId, nightsOf(runs), context.today);
  await keep('open-nights', roomId, runs, context);
}

/** As the commands of these names keep who did it. */
async function keep(
  command: string,
  roomId: string,
  runs: readonly Run[],
  { tx, now, by }: DataContext,
) {
  for (const { from, to } of runs)
    await keepDeskChange(tx, { now: () => now }, { what: [command, roomId, from, to], by });
}
