import { problemReply, type Operation } from '@vestibule/api/transport/operation';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { possibleProblems, possibleStatuses } from '../docs/possible-problems.js';
import { operations } from '../handlers.js';
import { cases } from './cases.js';
import { tooOften, usualCases } from './usual-cases.js';
import { createWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

/** What the body of a reply does against the contract. */
function offenceOf(operation: Operation, status: number, text: string): unknown {
  if (status === 304) return text || undefined;
  if (status < 400) {
    return operation.replyType === 'file'
      ? undefined
      : v.safeParse(operation.reply, JSON.parse(text)).issues;
  }
  const { code } = v.parse(problemReply, JSON.parse(text));
  return possibleProblems(operation).some((possible) => possible === code) ? undefined : code;
}

describe.each(operations.map((operation) => ({ id: operation.id, operation })))(
  '$id answers every status it declares (spec 7) [S7.calls.1]',
  ({ id, operation }) => {
    test.each(possibleStatuses(operation))('%i', async (status) => {
      const make = cases[id]?.[status] ?? usualCases[status];
      if (!make) throw new Error(`No case shows ${id} answering ${status}`);
      const response = await make(world, operation);
      const text = await response.text();
      expect({ status: response.status, text }).toMatchObject({ status });
      expect(offenceOf(operation, status, text)).toBeUndefined();
    });

    test('429 by a limit of calls exactly if it declares request.too-many', async () => {
      const responses = [await tooOften(world, operation)];
      const own = cases[id]?.[429];
      if (own) responses.push(await own(world, operation));
      const refused = responses.filter(({ status }) => status === 429);
      const codes = await Promise.all(
        refused.map(async (response) => (await response.json()).code),
      );
      expect(codes.includes('request.too-many')).toBe(
        possibleProblems(operation).includes('request.too-many'),
      );
    });
  },
);

test('every case belongs to an operation that is mounted and declares it', () => {
  for (const [id, own] of Object.entries(cases)) {
    const operation = operations.find((mounted) => mounted.id === id);
    expect(operation && possibleStatuses(operation)).toEqual(
      expect.arrayContaining(Object.keys(own).map(Number)),
    );
  }
});
