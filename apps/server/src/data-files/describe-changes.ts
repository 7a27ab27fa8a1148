import { isDeepStrictEqual } from 'node:util';
import type { Works } from './data-kind.js';
import type { Changed, Fault } from './kind.js';
import type { DataKindName } from './kind-names.js';
import { orderChange } from './order-change.js';

const LONGEST_SHOWN = 40;

export function describeFault(kind: DataKindName, { path, message }: Fault): string {
  return `${[`${kind}.yaml`, ...path].join(' › ')}: ${message}`;
}

/** What an import does, a line each, and how much of it there is. */
export function describeChanges(
  works: Works,
  removed: ReadonlyMap<DataKindName, readonly string[]>,
): { lines: string[]; counts: string; changes: boolean } {
  const added: string[] = [];
  const changed: string[] = [];
  const describe = (kind: DataKindName, id: string) => {
    const words = works.get(kind)?.describe(id);
    return words === undefined ? '' : `  ${words}`;
  };
  const gone = [...removed].flatMap(([kind, ids]) =>
    ids.map((id) => `- ${kind}/${id}${describe(kind, id)}`),
  );
  for (const [kind, work] of works) {
    for (const one of work.changed)
      if (one.before === undefined) added.push(`+ ${kind}/${one.id}${describe(kind, one.id)}`);
      else changed.push(`~ ${kind}/${one.id}${describe(kind, one.id) || `  ${differences(one)}`}`);
    if (orderChange(work, removed.get(kind) ?? []).isMoved) changed.push(`~ ${kind}  order`);
  }
  return {
    lines: [...added, ...changed, ...gone],
    counts: `${added.length} added, ${changed.length} changed, ${gone.length} removed.`,
    changes: added.length + changed.length + gone.length > 0,
  };
}

/** `price 180 → 190, images`: what is too long to show is only named. */
function differences({ before, after }: Changed<unknown>): string {
  if (!isRecord(before) || !isRecord(after)) return arrow(before, after);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => `${field} ${arrow(before[field], after[field])}`.trim())
    .join(', ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function arrow(before: unknown, after: unknown): string {
  const [from, to] = [shortText(before), shortText(after)];
  return from !== undefined && to !== undefined ? `${from} → ${to}` : '';
}

function shortText(value: unknown): string | undefined {
  if (value === undefined || value === '') return '–';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.length <= LONGEST_SHOWN ? value : undefined;
}
