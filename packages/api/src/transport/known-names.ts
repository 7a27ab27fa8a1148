import { fullNameOf } from '@vestibule/domain/account';

/**
 * A reply as the contracts describe it, changed in place. Servers may name a record by `id` instead of
 * `_id`, and a user by `name` or by first and last name (spec 3).
 */
export function withKnownNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) withKnownNames(inner);
  if (!Array.isArray(value)) addKnownNames(value as Record<string, unknown>);
  return value;
}

function addKnownNames(record: Record<string, unknown>): void {
  if (typeof record['id'] === 'string') record['_id'] ??= record['id'];
  if (typeof record['email'] === 'string') record['fullName'] ??= fullNameOf(record);
}
