import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON schema as the document carries it. */
export type JsonSchema = ReturnType<typeof toJsonSchema>;

/**
 * A contract's schema in JSON. What JSON Schema cannot say (a check by a function) is left out; a
 * request is described as it is sent, a reply as it arrives.
 */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
  });
  return inlined(rest, $defs);
}

/** A definition in its place; where it holds itself, one level deep, any value is allowed. */
function inlined(part: JsonSchema, definitions: Record<string, unknown>): JsonSchema {
  const text = JSON.stringify(part, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
    const name = String(value.$ref).replace('#/$defs/', '');
    return withoutReferences(definitions[name] ?? {});
  });
  return JSON.parse(text) as JsonSchema;
}

function withoutReferences(definition: unknown): unknown {
  const text = JSON.stringify(definition, (_, value: unknown) =>
    typeof value === 'object' && value !== null && '$ref' in value ? {} : value,
  );
  return JSON.parse(text);
}
