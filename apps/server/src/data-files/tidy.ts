import { isStorable } from '@vestibule/domain/text';
import type { Fault } from './kind.js';

/** A value as a file has it: nothing empty, and the same order each time. `first` says that of its own fields. */
export function tidy<Value>(value: Value, first: readonly string[] = []): Value {
  return tidied(value, first) as Value;
}

function tidied(value: unknown, first: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => tidied(item));
  // JSON turns -0 into 0.
  if (value === 0) return 0;
  if (typeof value !== 'object' || value === null) return value;
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  const byPlace = ([one]: [string, unknown], [other]: [string, unknown]) =>
    place(one) - place(other) || (one < other ? -1 : 1);
  const kept = Object.entries(value).filter(([, part]) => part !== undefined && part !== null);
  return Object.fromEntries(
    kept.toSorted(byPlace).map(([name, part]) => [name, tidied(part)] as const),
  );
}

/** What PostgreSQL cannot keep, wherever it is. */
export function unstorable(value: unknown, path: readonly string[]): Fault[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path, message: 'holds a character that cannot be stored' }];
  if (typeof value === 'number')
    return Number.isFinite(value) ? [] : [{ path, message: 'must be a number' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...unstorable(name, path),
    ...unstorable(part, [...path, name]),
  ]);
}
