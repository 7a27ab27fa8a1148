import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '../docs/json-schema.js';
import { operations } from '../handlers.js';
import { valuesOf } from './values.js';

test('values vary within what a schema says', () => {
  const values = valuesOf({
    type: 'object',
    required: ['day', 'people', 'kind'],
    properties: {
      day: { type: 'string', format: 'date' },
      people: { type: 'integer', minimum: 1, maximum: 9 },
      kind: { enum: ['room', 'spa'] },
      notes: { type: 'array', items: { type: 'string', maxLength: 5 }, maxItems: 2 },
    },
  });
  const made = fc.sample(values, { seed: 1, numRuns: 200 }) as Record<string, unknown>[];
  for (const { day, people } of made) {
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(people).toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
  expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['room', 'spa']));
  expect(new Set(made.map((one) => 'notes' in one))).toEqual(new Set([true, false]));
});

test('every operation with a body of JSON has values', () => {
  for (const { id, body, bodyType } of operations) {
    if (!body || bodyType === 'multipart') continue;
    const made = fc.sample(valuesOf(jsonSchemaOf(body, 'input')), { seed: 1, numRuns: 20 });
    expect([id, new Set(made.map((one) => JSON.stringify(one))).size > 1]).toEqual([id, true]);
  }
});
