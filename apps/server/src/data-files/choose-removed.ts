import type { Works } from './data-kind.js';
import type { Reference } from './kind.js';
import type { DataKindName } from './kind-names.js';

/**
 * What goes because no file names it: nothing with live bookings, and nothing that such a record needs. `kept`
 * is what would have gone but for the bookings, as `rooms/old`.
 */
export async function chooseRemoved(works: Works, pruned: ReadonlySet<DataKindName>) {
  const removed = new Map<DataKindName, Set<string>>();
  const kept: string[] = [];
  for (const [kind, { before, wanted, live, references }] of works) {
    if (!pruned.has(kind)) continue;
    const unnamed = new Set([...before.keys()].filter((id) => !wanted.has(id)));
    removed.set(kind, unnamed);
    for (const id of await live([...unnamed])) {
      if (!unnamed.delete(id)) continue;
      kept.push(`${kind}/${id}`);
      // The kinds that it needs came before it.
      for (const one of references(id)) removed.get(one.kind)?.delete(one.id);
    }
  }
  const goes = (one: Reference) => removed.get(one.kind)?.has(one.id) ?? false;
  const alone = [...removed].map(([kind, ids]) => {
    const work = works.get(kind);
    // A part goes with its record, and is no removal of its own.
    const own = [...ids].filter((id) => !(work?.isPart && work.references(id).some(goes)));
    return [kind, own] as const;
  });
  return { removed: new Map(alone), kept };
}
