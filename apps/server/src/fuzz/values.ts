import fc from 'fast-check';
import type { JsonSchema } from '../docs/json-schema.js';

type Schema = JsonSchema | boolean;

/** Values that a schema allows: of every kind, length and bound that it names. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 1 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.allOf) {
    const parts = fc.tuple(...schema.allOf.map(valuesOf));
    return parts.map((some) => Object.assign({}, ...some));
  }
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return lists(schema);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return texts(schema);
    case 'null':
    case undefined:
    default:
      return fc.constant(null);
  }
}

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, part]) => [name, valuesOf(part)] as const);
  return fc.record(Object.fromEntries(parts), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function lists({ items, minItems = 0, maxItems = minItems + 3 }: JsonSchema) {
  const item = typeof items === 'object' && !Array.isArray(items) ? valuesOf(items) : fc.string();
  return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
}

function boundsOf({ minimum: min, maximum: max }: JsonSchema) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

const days = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});

const byFormat: Record<string, fc.Arbitrary<string>> = {
  date: days.map((day) => day.toISOString().slice(0, 10)),
  'date-time': days.map((day) => day.toISOString()),
  email: fc.emailAddress(),
  time: days.map((day) => day.toISOString().slice(11, 16)),
  uri: fc.webUrl(),
};

function texts({ format = '', pattern, minLength = 0, maxLength = 60 }: JsonSchema) {
  if (byFormat[format]) return byFormat[format];
  if (pattern) return matching(pattern) ?? fc.constantFrom('1', 'text');
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength) });
}

/** Undefined where fast-check cannot make texts of a pattern: it knows no lookahead. */
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined;
  }
}
