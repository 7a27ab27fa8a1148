import { visibleLine } from '@vestibule/domain/text';
import { CommandError } from '../cli/command.js';
import { locks, takeAdvisoryLock, tryAdvisoryLock } from '../database/advisory-lock.js';
import { inTransaction } from '../database/retry.js';
import { seedsOf } from '../seed/all-seeds.js';
import { seedIn } from '../seed/seed.js';
import type { Services } from '../services.js';
import { chooseRemoved } from './choose-removed.js';
import type { KindWork, Works } from './data-kind.js';
import { dataKinds } from './data-kinds.js';
import { describeChanges, describeFault } from './describe-changes.js';
import { findDangling } from './find-dangling.js';
import type { DataContext, Fault } from './kind.js';
import { dataKindNames, type DataKindName } from './kind-names.js';
import { orderChange } from './order-change.js';
import { readFiles, type ReadFiles } from './read-files.js';

export interface ImportOptions {
  /** Removes what no file names, of the kinds that have a file. */
  prune: boolean;
  /** Checks all and writes nothing. */
  dryRun: boolean;
  by: string;
}

const MOST_FAULTS = 50;

/** Brings the files of a folder into the hotel, all or nothing, and answers with what it says about it. */
export async function importFiles(
  { db, today, now }: Pick<Services, 'db' | 'today' | 'now'>,
  folder: string,
  { prune, dryRun, by }: ImportOptions,
): Promise<string[]> {
  const read = await readFiles(folder);
  return await inTransaction(db, async (tx) => {
    if (!(await tryAdvisoryLock(tx, locks.dataFiles)))
      throw new CommandError('Another import is running. Start this one when it has ended.');
    // Before any night is locked: who reads a calendar takes its nights behind this lock.
    await takeAdvisoryLock(tx, locks.calendars);
    // Opened by its own files, a house is not given the demonstration's at the first start.
    if (!dryRun) await seedIn(tx, today(), seedsOf.none);
    const context = { tx, today: today(), now: now(), by, prune };
    const works = await compare(read, context);
    const { removed, kept } = await chooseRemoved(works, new Set(prune ? read.files.keys() : []));
    refuseFaults(findDangling(works, removed));
    refuseFaults(await collect(works, (work) => work.refuse()));
    const { lines, counts, changes } = describeChanges(works, removed);
    if (!dryRun) await write(works, removed);
    return [
      ...lines,
      ...kept.map((id) => `= ${id}  kept: guests have booked it`),
      ...(changes ? [counts] : ['No changes.']),
      ...(dryRun ? ['Nothing was written.'] : []),
    ];
  });
}

async function compare({ files, faults }: ReadFiles, context: DataContext): Promise<Works> {
  const works = new Map<DataKindName, KindWork>();
  for (const kind of dataKindNames)
    works.set(kind, await dataKinds[kind].begin(files.get(kind), context));
  refuseFaults([...faults, ...(await collect(works, async (work) => work.faults))]);
  return works;
}

/** All that is wrong with the kinds, as it is printed. */
async function collect(works: Works, find: (work: KindWork) => Promise<Fault[]>) {
  const faults: string[] = [];
  for (const [kind, work] of works)
    faults.push(...(await find(work)).map((fault) => describeFault(kind, fault)));
  return faults;
}

/** Stripped of what a terminal would obey: a file holds what anybody wrote. */
function refuseFaults(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length - MOST_FAULTS;
  const shown = faults.slice(0, MOST_FAULTS).map(visibleLine);
  throw new CommandError([...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'));
}

/** What is needed comes first and goes last. */
async function write(works: Works, removed: ReadonlyMap<DataKindName, string[]>): Promise<void> {
  for (const work of works.values()) if (work.changed.length > 0) await work.save();
  for (const [kind, work] of [...works].toReversed()) {
    const ids = removed.get(kind) ?? [];
    if (ids.length > 0) await work.remove(ids);
    const { ids: inOrder, isNew } = orderChange(work, ids);
    if (isNew) await work.order(inOrder);
  }
}
