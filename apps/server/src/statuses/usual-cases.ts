import type { Operation } from '@vestibule/api/transport/operation';
import { sampleCall } from './samples.js';
import { send, type Call, type World } from './world.js';

/** Makes an operation answer a status. */
export type Case = (world: World, operation: Operation) => Promise<Response>;

/** The sample with a change, to the server in order. */
const changed =
  (change: (call: Call, operation: Operation, world: World) => Call): Case =>
  async (world, operation) => {
    const call = await sampleCall(world, operation);
    return await send(world.api, operation, change(call, operation, world));
  };

const succeed = changed((call) => call);

/** The sample, to another server of the world. */
const elsewhere =
  (name: 'broken' | 'away' | 'slow'): Case =>
  async (world, operation) =>
    await send(world[name], operation, await sampleCall(world, operation));

/** A path or query that holds NUL, or a body that is broken. */
const malformed = changed((call, { path, query, body, bodyType }) => {
  if (bodyType === 'multipart') {
    return { ...call, body: 'no part', headers: { 'content-type': 'multipart/form-data' } };
  }
  if (body) return { ...call, body: '{"broken":' };
  return { ...call, path: query ? `${call.path ?? path}&x=%00` : filled(path, '%00') };
});

/** A record that is not there, or any of a hotel that has none. */
async function missing(world: World, operation: Operation): Promise<Response> {
  const call = await sampleCall(world, operation);
  const { path } = operation;
  if (path.includes('{')) {
    return await send(world.api, operation, { ...call, path: filled(path, '%07') });
  }
  return await send(world.empty, operation, call);
}

const filled = (path: string, value: string) => path.replace(/\{\w+\}/g, value);

async function unchanged(world: World, operation: Operation): Promise<Response> {
  const call = await sampleCall(world, operation);
  const etag = (await send(world.api, operation, call)).headers.get('etag') ?? '';
  return await send(world.api, operation, { ...call, headers: { 'if-none-match': etag } });
}

/** The sample again and again, where the first call uses every limit up. */
export async function tooOften(world: World, operation: Operation): Promise<Response> {
  const call = await sampleCall(world, operation);
  let response = await send(world.strict, operation, call);
  for (let time = 0; time < 3 && response.status !== 429; time += 1) {
    response = await send(world.strict, operation, call);
  }
  return response;
}

/** Two samples under one key: they differ, as each brings an address of its own. */
async function keyReused(world: World, operation: Operation): Promise<Response> {
  const headers = { 'idempotency-key': 'used-twice' };
  const first = await sampleCall(world, operation);
  await send(world.api, operation, { ...first, headers });
  return await send(world.api, operation, { ...(await sampleCall(world, operation)), headers });
}

/** By status, how any operation that declares it is made to answer it. */
export const usualCases: Record<number, Case> = {
  200: succeed,
  201: succeed,
  304: unchanged,
  400: malformed,
  401: changed((call) => ({ ...call, token: undefined })),
  403: changed((call, _, { tokens }) => ({ ...call, token: tokens.guest })),
  404: missing,
  409: keyReused,
  413: changed((call) => ({ ...call, body: JSON.stringify('x'.repeat(101 * 1024)) })),
  415: changed((call) => ({ ...call, body: 'plain', headers: { 'content-type': 'text/plain' } })),
  422: changed((call, { bodyType }) => ({
    ...call,
    body: bodyType === 'multipart' ? new FormData() : '"a text"',
  })),
  429: tooOften,
  500: elsewhere('broken'),
  503: elsewhere('away'),
  504: elsewhere('slow'),
};
