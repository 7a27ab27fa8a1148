import { visibleLine } from '@vestibule/domain/text';
import { CommandError } from '../cli/command.js';
import { locks, takeAdvisoryLock, tryAdvisoryLock } from '../database/advisory-lock.js';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { removeStrays, stagePictures, type StagedPictures } from '../pictures/stage-pictures.js';
import { pictures } from '../pictures/tables.js';
import { seedsOf } from '../seed/all-seeds.js';
import { seedIn } from '../seed/seed.js';
import { seedRuns } from '../seed/tables.js';
import type { Services } from '../services.js';
import { chooseRemoved } from './choose-removed.js';
import type { Entries, KindWork, Works } from './data-kind.js';
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
  { config: { dataDir }, db, today, now }: Pick<Services, 'config' | 'db' | 'today' | 'now'>,
  folder: string,
  { prune, dryRun, by }: ImportOptions,
): Promise<string[]> {
  const read = await readFiles(folder, dataDir);
  let staged: StagedPictures | undefined;
  const work = async (tx: Transaction) => {
    if (!(await tryAdvisoryLock(tx, locks.dataFiles)))
      throw new CommandError(
        'Another import, an export or a backup is running. Start this one when it has ended.',
      );
    // Opened by its own files, a hotel is not given the demonstration's at the first start.
    const isNew = dryRun && (await tx.$count(seedRuns)) === 0;
    if (!dryRun) await seedIn(tx, today(), seedsOf.none);
    const own = await findHashes(tx);
    const pictures = new Map([...own, ...hashesOf(read.pictures)]);
    const context = { tx, today: today(), now: now(), by, prune, pictures };
    if (!dryRun) {
      // Encoding takes long: mistakes come before it, and what guests wait for is locked after it.
      if (read.pictures.size > 0)
        refuseFaults(findDangling(await compare(read, context), new Map()));
      await removeStrays(dataDir, new Set(own.values()));
      staged = await stagePictures(dataDir, read.pictures);
    }
    // Before any night is locked: who reads a calendar takes its nights behind this lock.
    await takeAdvisoryLock(tx, locks.calendars);
    const works = await compare(read, context);
    const { removed, kept } = await chooseRemoved(works, new Set(prune ? read.files.keys() : []));
    refuseFaults(findDangling(works, removed));
    refuseFaults(await collect(works, (work) => work.refuse()));
    const { lines, counts, changes } = describeChanges(works, removed);
    if (!dryRun) {
      await write(works, removed);
      await staged?.place();
    }
    return [
      ...lines,
      ...kept.map((id) => `= ${id}  kept: it is booked, asked for, or sold by a calendar`),
      ...(changes ? [counts] : ['No changes.']),
      ...(isNew ? ['This database was never opened: the import opens an empty hotel first.'] : []),
      ...(dryRun ? ['Nothing was written.'] : []),
    ];
  };
  try {
    return await inTransaction(db, work);
  } finally {
    await staged?.discard();
  }
}

/** Of the hotel's own pictures as they are. */
async function findHashes(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx.select({ id: pictures.id, hash: pictures.hash }).from(pictures);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

const hashesOf = (given: ReadFiles['pictures']) =>
  [...given].map(([id, { hash }]) => [id, hash] as const);

/** A picture that only its folder has is one whose description stays. */
function withPictures({ files, pictures: given }: ReadFiles): Entries | undefined {
  const named = files.get('pictures');
  if (!named && given.size === 0) return undefined;
  const unnamed = [...given.keys()].map((id) => [id, undefined] as const);
  return new Map([...unnamed, ...(named ?? [])]);
}

async function compare(read: ReadFiles, context: DataContext): Promise<Works> {
  const { files, faults } = read;
  const works = new Map<DataKindName, KindWork>();
  for (const kind of dataKindNames)
    works.set(
      kind,
      await dataKinds[kind].begin(
        kind === 'pictures' ? withPictures(read) : files.get(kind),
        context,
      ),
    );
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
  for (const work of works.values()) if (work.isDue) await work.save();
  for (const [kind, work] of [...works].toReversed()) {
    const ids = removed.get(kind) ?? [];
    if (ids.length > 0) await work.remove(ids);
    const { ids: inOrder, isNew } = orderChange(work, ids);
    if (isNew) await work.order(inOrder);
  }
}
