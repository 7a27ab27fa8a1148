import type { JsonSchema } from './json-schema.js';
import { sampleValues } from './sample-values.js';

const byFormat: Record<string, string> = {
  date: '2026-11-21',
  'date-time': '2026-11-20T08:00:00.000Z',
  email: 'amal@example.com',
  uri: 'https://hotel.example/rooms',
  time: '14:00',
};

type Schema = JsonSchema | boolean;
type Choose = (choices: readonly Schema[]) => Schema | undefined;

/**
 * One value that fits the schema, the same each time, in the words of a feature. Where the schema
 * allows several kinds it is of the first by default.
 */
export function sampleOf(
  schema: Schema,
  feature: string,
  name = '',
  choose: Choose = (choices) => choices[0],
): unknown {
  const values = sampleValues(feature);

  function sample(part: Schema, name = ''): unknown {
    if (typeof part === 'boolean') return {};
    if (part.const !== undefined) return part.const;
    const known = fitting(part, values[name]);
    if (known !== undefined) return known;
    if (part.enum) return part.enum[0];
    const choice = choose(part.anyOf ?? part.oneOf ?? []);
    if (choice) return sample(choice, name);
    if (part.allOf) return Object.assign({}, ...part.allOf.map((one) => sample(one)));
    return sampleOfType(part, name);
  }

  function sampleOfType(part: JsonSchema, name: string): unknown {
    switch (part.type) {
      case 'object':
        return sampleObject(part);
      case 'array':
        return isSchema(part.items) ? [sample(part.items, name)] : [];
      case 'integer':
      case 'number':
        return part.minimum ?? 1;
      case 'boolean':
        return true;
      case 'string':
        return byFormat[part.format ?? ''] ?? sampleText(part, name);
      case 'null':
      case undefined:
        return null;
    }
  }

  function sampleObject(part: JsonSchema): Record<string, unknown> {
    const entries = Object.entries(part.properties ?? {});
    return Object.fromEntries(entries.map(([name, inner]) => [name, sample(inner, name)]));
  }

  return sample(schema, name);
}

/** A known value, as a text where the schema wants one; undefined where it does not fit. */
function fitting(schema: JsonSchema, known: string | number | undefined): unknown {
  if (known === undefined) return undefined;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((part) => isSchema(part) && fitting(part, known)).find(Boolean);
  if (schema.enum) return schema.enum.some((value) => value === known) ? known : undefined;
  if (schema.const !== undefined) return schema.const === known ? known : undefined;
  // The days by name are days; every other format has its own value.
  if (schema.format !== undefined && schema.format !== 'date') return undefined;
  if (schema.type === 'string') return String(known);
  const numeric = schema.type === 'number' || schema.type === 'integer';
  return numeric && typeof known === 'number' ? known : undefined;
}

function sampleText({ minLength = 0, maxLength = 60, pattern }: JsonSchema, name: string): string {
  const text = pattern ? '1' : name || 'text';
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
