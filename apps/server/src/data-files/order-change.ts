import { isDeepStrictEqual } from 'node:util';
import type { KindWork } from './data-kind.js';

/**
 * The order of a kind after an import: that of the file. What the file does not name stays behind the record
 * that it followed. `isMoved` where records that were there before are in another order than before.
 */
export function orderChange(
  { before, wanted, isOrdered }: KindWork,
  removed: readonly string[],
): { ids: string[]; isNew: boolean; isMoved: boolean } {
  if (!isOrdered) return { ids: [], isNew: false, isMoved: false };
  const old = [...before.keys()].filter((id) => !removed.includes(id));
  const ids = [...wanted.keys()];
  for (const [index, id] of old.entries()) {
    if (wanted.has(id)) continue;
    const previous = old[index - 1];
    ids.splice(previous === undefined ? 0 : ids.indexOf(previous) + 1, 0, id);
  }
  const survivors = ids.filter((id) => before.has(id));
  return {
    ids,
    isNew: !isDeepStrictEqual(ids, old),
    isMoved: !isDeepStrictEqual(survivors, old),
  };
}
