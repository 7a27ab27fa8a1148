import {
  addAfter,
  addImport,
  addSorted,
  camelCase,
  sentenceCase,
  type ReadFile,
} from './edit-source.ts';

interface Names {
  feature: string;
  /** `list-views` */
  stem: string;
  /** `listViews` */
  name: string;
  /** `List views` */
  summary: string;
  /** A call that reads has no body, and its reply is cached; another changes something. */
  reads: boolean;
  /** Below `/api`. */
  address: string;
}

const readingVerbs = /^(check|export|find|get|list|read|search)-/;

/** The files of an operation: new ones, and those that name every operation, with its line. */
export function operationFiles(
  feature: string,
  stem: string,
  read: ReadFile,
): Record<string, string> {
  const api = `packages/api/src/${feature}`;
  const server = `apps/server/src/${feature}`;
  const routes = read(`${api}/routes.ts`);
  const base = /path: '\/([\w-]+)/.exec(routes)?.[1] ?? feature;
  const names: Names = {
    feature,
    stem,
    name: camelCase(stem),
    summary: sentenceCase(stem),
    reads: readingVerbs.test(stem),
    address: `/${base}/${stem}`,
  };
  const endpoints = read(`${api}/endpoints.ts`);
  const rights = 'apps/server/src/rights/rights.ts';
  const tag = tagOf(endpoints);
  return {
    [`${api}/routes.ts`]: withRoute(routes, names),
    [`${api}/contract.ts`]: withContract(read(`${api}/contract.ts`), names),
    [`${api}/endpoints.ts`]: withEndpoint(endpoints, names, tag ?? tagFor(feature)),
    ...(names.reads && !tag ? withTag(feature, read) : {}),
    [`${server}/handlers.ts`]: withHandler(read(`${server}/handlers.ts`), names),
    [`${server}/${stem}.ts`]: handler(names),
    [`${server}/${stem}.test.ts`]: test(names),
    [rights]: withRights(read(rights), names),
  };
}

function withRoute(source: string, { name, reads, address }: Names): string {
  const route = `${name}: { method: '${reads ? 'GET' : 'POST'}', path: '${address}' },`;
  return addAfter(source, 'export const routes = {', route);
}

function withContract(source: string, { feature, stem, name, summary, reads }: Names): string {
  const withRoutes = addImport(source, ['routes'], './routes.js');
  const common = addImport(withRoutes, ['envelope', 'operation'], '../transport/operation.js');
  const withSchemas = addImport(common, ['daySchema'], '@vestibule/domain/calendar');
  const withValibot = /^import \* as v /m.test(source)
    ? withSchemas
    : `import * as v from 'valibot';\n${withSchemas}`;
  return `${withValibot}
/** Additive: what a guest does with it. */
export const ${name} = operation({
  id: '${feature}.${stem}',
  ...routes.${name},
  summary: '${summary}',
  access: 'guest',${reads ? '' : '\n  body: v.object({ date: daySchema }),'}
  reply: envelope(v.object({ date: daySchema })),
  problems: [],
});
`;
}

function withEndpoint(source: string, { name, reads }: Names, tag: string): string {
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}${reads ? 'Query' : 'Mutation'}`;
  const endpoint = reads
    ? `${name}: build.query({ ...dataEndpoint(calls.${name}), providesTags: ['${tag}'] }),`
    : `${name}: build.mutation(dataEndpoint(calls.${name})),`;
  const injected = addAfter(source, 'endpoints: (build) => ({', endpoint);
  const exported = addAfter(injected, 'export const {', `${hook},`);
  return addImport(exported, ['dataEndpoint'], '../transport/endpoint.js');
}

/** The kind of record that a feature's endpoints provide. */
const tagOf = (endpoints: string) =>
  /type: '(\w+)'|providesTags: \['(\w+)'/.exec(endpoints)?.slice(1).find(Boolean);

const tagFor = (feature: string) => feature.charAt(0).toUpperCase() + feature.slice(1);

function withTag(feature: string, read: ReadFile): Record<string, string> {
  const file = 'packages/api/src/transport/hotel-api.ts';
  const nameOf = (line: string) => /^ {2}'(\w+)',$/.exec(line)?.[1];
  return { [file]: addSorted(read(file), `  '${tagFor(feature)}',`, nameOf) };
}

/** First: a path of its own is before one with parameters, which would take its calls. */
function withHandler(source: string, { name, stem }: Names): string {
  const registered = addAfter(source, 'HandlersOf<typeof contract> = {', `${name},`);
  const nameOf = (line: string) => /^import .* from '(\.\/.*)';$/.exec(line)?.[1];
  return addSorted(registered, `import { ${name} } from './${stem}.js';`, nameOf);
}

/** As the contract begins: for every guest who has signed in. */
function withRights(source: string, { feature, stem }: Names): string {
  return addAfter(
    source,
    'export const rights: Record<OperationId, Rights> = {',
    `'${feature}.${stem}': [401, 200, 200, 200],`,
  );
}

const handler = ({ feature, name, reads }: Names) => `
import type * as contract from '@vestibule/api/${feature}/contract';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';

export const ${name}: Handler<typeof contract.${name}> = async (
  ${reads ? '_, { services }' : '{ body }'},
) => succeed({ date: ${reads ? 'services.today()' : 'body.date'} });
`;

const test = ({ feature, stem, reads, address }: Names) => `
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const call = ${reads ? `{ method: 'GET' } as const` : `{ method: 'POST', body: { date: SAMPLE_TODAY } } as const`};

describe('${feature}/${stem}', () => {
  test('200: answers a guest', async () => {
    const { token } = await signIn(server.services);
    const response = await sendJson(server, '/api${address}', { ...call, token });
    expect(response.status).toBe(200);
    expect((await response.json()).data).toEqual({ date: SAMPLE_TODAY });
  });

  test('401: without a sign-in', async () => {
    const response = await sendJson(server, '/api${address}', call);
    expect(response.status).toBe(401);
  });
});
`;
