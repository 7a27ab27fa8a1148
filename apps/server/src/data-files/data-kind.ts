import { isDeepStrictEqual } from 'node:util';
import { readReleased } from '../web/uploads.js';
import { hashed, namedPictures, readPlain, withOtherPictures } from './entry-pictures.js';
import type { Changed, DataContext, Fault, KindDefinition, Reference } from './kind.js';
import type { DataKindName } from './kind-names.js';
import { unstorable } from './tidy.js';

/** The entries of one file by their ids, in its order. */
export type Entries = ReadonlyMap<string, unknown>;

/** A kind as export and import know it, whatever its entries are. */
export interface DataKind {
  read: (context: DataContext) => Promise<Entries>;
  /** Compares a file, if there is one, with what the hotel has. */
  begin: (file: Entries | undefined, context: DataContext) => Promise<KindWork>;
}

/** What an import has to do about one kind. Nothing is written before `save`. */
export interface KindWork {
  before: Entries;
  /** The file's entries, cleaned; none where `faults` has any. */
  wanted: Entries;
  faults: Fault[];
  changed: readonly Changed<unknown>[];
  /** Whether anything is to be saved: what has changed, or what names a picture that has. */
  isDue: boolean;
  /** In the kind's own words, where it has them. */
  describe: (id: string) => string | undefined;
  isPart: boolean;
  isOrdered: boolean;
  live: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Of an entry as it will be. */
  references: (id: string) => Reference[];
  refuse: () => Promise<Fault[]>;
  save: () => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  order: (ids: readonly string[]) => Promise<void>;
}

/** What an import does, by kind. */
export type Works = ReadonlyMap<DataKindName, KindWork>;

export function dataKind<Entry>(kind: KindDefinition<Entry>): DataKind {
  return {
    async read(context) {
      const entries = await readPlain(kind, context);
      const written = [...entries].map(
        ([id, { plain }]) => [id, kind.written?.(plain) ?? plain] as const,
      );
      return new Map(written);
    },
    async begin(file, context) {
      const stored = await readPlain(kind, context);
      const before = new Map([...stored].map(([id, { plain }]) => [id, plain]));
      const { wanted, faults } = checkAll(kind, file ?? new Map(), before, context);
      const changed = [...wanted].flatMap(([id, after]): Changed<Entry>[] =>
        isDeepStrictEqual(before.get(id), after) ? [] : [{ id, before: before.get(id), after }],
      );
      const released = readReleased();
      const due = changed.concat(withOtherPictures(kind, stored, changed, context));
      return {
        before,
        wanted,
        faults,
        changed,
        isDue: due.length > 0,
        describe: (id) => kind.describe?.(before.get(id), wanted.get(id)),
        isPart: kind.isPart ?? false,
        isOrdered: kind.order !== undefined,
        live: async (ids) => (await kind.live?.(ids, context)) ?? new Set(),
        references(id) {
          const entry = wanted.get(id) ?? before.get(id);
          if (entry === undefined) return [];
          const named = namedPictures(kind, id, entry).filter(
            (one) => context.pictures.has(one.id) || (wanted.has(id) && !(one.name in released)),
          );
          return [...(kind.references?.(id, entry) ?? []), ...named];
        },
        refuse: async () => (await kind.refuse?.(changed, context)) ?? [],
        save: () => {
          const entries = due.map((one) => ({ ...one, after: hashed(kind, one.after, context) }));
          return kind.save(entries, context);
        },
        remove: (ids) => kind.remove(ids, context),
        order: async (ids) => await kind.order?.(ids, context),
      };
    },
  };
}

function checkAll<Entry>(
  kind: KindDefinition<Entry>,
  file: Entries,
  before: ReadonlyMap<string, Entry>,
  context: DataContext,
) {
  const wanted = new Map<string, Entry>();
  const faults: Fault[] = [];
  for (const [id, value] of file) {
    const lost = [...unstorable(id, [id]), ...unstorable(value, [id])];
    const checked = lost.length > 0 ? lost : kind.check(id, value, context);
    if (Array.isArray(checked)) faults.push(...checked);
    else wanted.set(id, kind.fit?.(checked.entry, before.get(id), context) ?? checked.entry);
  }
  return { wanted, faults };
}
