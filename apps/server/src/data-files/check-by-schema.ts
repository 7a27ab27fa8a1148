import * as v from 'valibot';
import { faultMessage } from './fault-message.js';
import { idFault } from './file-fields.js';
import type { Fault } from './kind.js';
import { tidy } from './tidy.js';

type Fields = Parameters<typeof v.strictObject>[0];

/** What a schema finds wrong with a value. */
export function faultsOf(
  schema: v.GenericSchema,
  value: unknown,
  path: readonly string[] = [],
): Fault[] {
  const { issues = [] } = v.safeParse(schema, value, { message: faultMessage });
  return issues.map((issue) => ({
    path: [...path, ...(issue.path?.map(({ key }) => String(key)) ?? [])],
    message: issue.message,
  }));
}

/** How records of these fields are checked, and put into the order of their fields. */
export function recordFile<Entries extends Fields>(fields: Entries) {
  const schema = v.strictObject(fields);
  const names = Object.keys(fields);
  type Entry = v.InferOutput<typeof schema>;
  return {
    /** Of a record that may have more fields. */
    shape: (record: Entry): Entry => tidy(pick(record, names), names),
    check: (id: string, value: unknown): { entry: Entry } | Fault[] => {
      const wrong = idFault(id);
      if (wrong) return [{ path: [id], message: wrong }];
      const present =
        typeof value === 'object' && value !== null && !Array.isArray(value) ? tidy(value) : value;
      const result = v.safeParse(schema, present, { message: faultMessage });
      if (!result.success) return faultsOf(schema, present, [id]);
      return { entry: tidy(result.output, names) };
    },
  };
}

function pick<Value extends object>(record: Value, names: readonly string[]): Value {
  const kept = Object.entries(record).filter(([name]) => names.includes(name));
  return Object.fromEntries(kept) as Value;
}
