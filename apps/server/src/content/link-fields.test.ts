import { generalSettingsSchema } from '@vestibule/domain/settings';
import { expect, test } from 'vitest';
import type * as v from 'valibot';
import type { JsonSchema } from '../docs/json-schema.js';
import { jsonSchemaOf } from '../docs/json-schema.js';
import { linkFields, storedPageSchemas } from './clean-page.js';

/** Names under which somebody would keep the address of another page or file. */
const looksLikeLink = /^(path|src)$|url$|href$|link$|pdf$/i;

/** The texts of a schema that are named like a link. */
function linksIn(schema: JsonSchema | boolean, name = ''): string[] {
  if (typeof schema === 'boolean') return [];
  const own = schema.type === 'string' && looksLikeLink.test(name) ? [name] : [];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const { items } = schema;
  return [
    ...own,
    ...parts.flatMap((part) => linksIn(part, name)),
    ...(typeof items === 'object' && !Array.isArray(items) ? linksIn(items, name) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => linksIn(part, key)),
  ];
}

const linksOf = (schema: v.GenericSchema) => linksIn(jsonSchemaOf(schema, 'input'));

test('every field of a page that is named like a link is checked as one', () => {
  const named = new Set([...storedPageSchemas.values()].flatMap(linksOf));
  expect([...named].toSorted()).toEqual([...linkFields].toSorted());
});

test('the links of the settings are these', () => {
  expect([...new Set(linksOf(generalSettingsSchema))].toSorted()).toEqual(['addressLink', 'url']);
});
