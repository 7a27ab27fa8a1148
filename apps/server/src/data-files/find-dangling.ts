import { describeFault } from './describe-changes.js';
import type { Works } from './data-kind.js';
import type { DataKindName } from './kind-names.js';

/** Entries that would name a record that is not there. A part goes with its record, unless a file has it. */
export function findDangling(
  works: Works,
  removed: ReadonlyMap<DataKindName, readonly string[]>,
): string[] {
  const isThere = (kind: DataKindName, id: string) => {
    const work = works.get(kind);
    const stays = work?.before.has(id) && !removed.get(kind)?.includes(id);
    return work?.wanted.has(id) || stays;
  };
  return [...works].flatMap(([kind, { before, wanted, isPart, references }]) => {
    const ids = isPart ? wanted.keys() : new Set([...before.keys(), ...wanted.keys()]);
    return [...ids]
      .filter((id) => wanted.has(id) || isThere(kind, id))
      .flatMap(references)
      .filter((one) => !isThere(one.kind, one.id))
      .map(({ path, ...one }) =>
        describeFault(kind, { path, message: `there is no ${one.kind}/${one.id}` }),
      );
  });
}
