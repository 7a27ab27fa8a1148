import { readFileSync } from 'node:fs';
import * as account from '@vestibule/api/account';
import * as content from '@vestibule/api/content';
import * as events from '@vestibule/api/events';
import * as halls from '@vestibule/api/halls';
import * as newsletter from '@vestibule/api/newsletter';
import * as passkeys from '@vestibule/api/passkeys';
import * as payments from '@vestibule/api/payments';
import * as restaurant from '@vestibule/api/restaurant';
import * as rooms from '@vestibule/api/rooms';
import * as settings from '@vestibule/api/settings';
import * as spa from '@vestibule/api/spa';
import { hotelApi } from '@vestibule/api/transport';
import * as contact from '@vestibule/api/contact';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../handlers.js';
import { createWorld, type World } from '../statuses/world.js';
import { callEndpoint, createClient, endpointNames } from './endpoint-calls.js';
import { routesWithoutClient, specCalls } from './spec-calls.js';

const client: Record<string, unknown> = {
  ...account,
  ...contact,
  ...content,
  ...events,
  ...halls,
  ...newsletter,
  ...passkeys,
  ...payments,
  ...restaurant,
  ...rooms,
  ...settings,
  ...spa,
};
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const sorted = (calls: Iterable<string>) => [...new Set(calls)].toSorted();

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

/** The operation that a request is: a path of its own before one with parameters. */
function operationOf(request: Request): string {
  const path = new URL(request.url).pathname.replace(/^\/api/, '');
  const fits = operations
    .filter(({ method }) => method === request.method)
    .filter((operation) =>
      new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);
  return fits[0] ? callOf(fits[0]) : `${request.method} ${path}, which no contract has`;
}

/** What the comment right before the contract of an operation says, without its stars. */
function commentBefore(id: string): string {
  const [feature = ''] = id.split('.');
  const file = new URL(`../../../../packages/api/src/${feature}/contract.ts`, import.meta.url);
  const [before = ''] = readFileSync(file, 'utf8').split(` = operation({\n  id: '${id}',`);
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+$/.exec(before) ?? [];
  return comment.replaceAll(/\s+(?:\* )?/g, ' ').trim();
}

describe('the list of specification 7', () => {
  test('each call has a contract [S7.calls.1]', () => {
    const calls = new Set(operations.map(callOf));
    expect(specCalls.filter((call) => !calls.has(call))).toEqual([]);
  });

  test('each contract beyond the list says why right before it [S7.calls.1]', () => {
    const beyond = operations.filter((operation) => !specCalls.includes(callOf(operation)));
    const unexplained = beyond.filter(({ id }) => !/^Additive: .+/.test(commentBefore(id)));
    expect(unexplained.map(({ id }) => id)).toEqual([]);
  });

  test('each contract has a route, and each route a contract or its reason [S7.calls.1]', () => {
    const routes = world.api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => callOf({ method, path: bare(path) }));
    expect(sorted(routes)).toEqual(
      sorted([...operations.map(callOf), ...Object.keys(routesWithoutClient)]),
    );
  });

  const bare = (path: string) => path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');
});

describe('the client (spec 7)', () => {
  const reached = new Set<string>();

  test.each(endpointNames)('%s succeeds on the real server', async (name) => {
    const client = createClient(world, (sent) => reached.add(operationOf(sent)));
    const result = await callEndpoint(name, client);
    expect(result.error).toBeUndefined();
    expect(result.data).toBeDefined();
  });

  test('reaches every call of the contracts [S7.calls.1]', () => {
    expect(sorted(reached)).toEqual(sorted(operations.map(callOf)));
  });

  test.each(endpointNames)('%s has its hook, and a query its tags', (name) => {
    const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    let tagged: boolean | undefined;
    let kind = '';
    hotelApi.enhanceEndpoints({
      endpoints: {
        [name]: (definition: { type: string; providesTags?: unknown }) => {
          kind = definition.type === 'query' ? 'Query' : 'Mutation';
          tagged = definition.type !== 'query' || definition.providesTags !== undefined;
        },
      },
    });
    expect(client[`${hook}${kind}`]).toBeTypeOf('function');
    expect(tagged).toBe(true);
  });
});
