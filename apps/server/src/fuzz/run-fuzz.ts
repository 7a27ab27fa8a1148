import { problemReply } from '@vestibule/api/transport/operation';
import { isProblemCode } from '@vestibule/domain/problem';
import fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { operations } from '../handlers.js';
import { sampleCall } from '../statuses/samples.js';
import type { Call, World } from '../statuses/world.js';
import { otherTargets } from './other-targets.js';
import { requestsOf, type FuzzRequest } from './requests.js';

export interface FuzzReply {
  /** 0 where no reply came. */
  status: number;
  text: string;
}

/** Sends a request whose headers are complete. */
export type Transport = (request: FuzzRequest) => Promise<FuzzReply>;

export interface FuzzReport {
  seed: number;
  requests: number;
  accepted: number;
  refused: number;
  /** What must not be: the request, and what came back. */
  serverErrors: string[];
  withoutCode: string[];
  libraryTexts: string[];
  /** Messages with a wrong signature that were taken. */
  forgeries: string[];
  /** What nobody caught. */
  rejections: string[];
}

/** What requests are made for. */
interface Target {
  id: string;
  withoutCodes?: true;
  open: (world: World) => Promise<{ requests: fc.Arbitrary<FuzzRequest>; call: Call }>;
}

const targets: Target[] = [
  ...operations.map((operation) => ({
    id: operation.id,
    open: async (world: World) => {
      const call = await sampleCall(world, operation);
      return { call, requests: requestsOf(operation, call) };
    },
  })),
  ...otherTargets.map(({ requests, ...target }) => ({
    ...target,
    open: async (world: World) => ({ call: {}, requests: await requests(world) }),
  })),
];

/** How many requests share one prepared call: some of them end its session or its payment. */
const BATCH = 10;
/** Words of the schema library, of JavaScript and of the database; none of them is the hotel's. */
const library = /\b(Expected|[Rr]eceived|undefined|NaN|null)\b|\[object|Error:|Failed query|syntax/;

/** Sends requests of every operation, and of the routes beside them, and counts what no reply may be. The same seed sends the same. */
export async function runFuzz(
  world: World,
  transport: Transport,
  { seed, requests }: { seed: number; requests: number },
): Promise<FuzzReport> {
  const report: FuzzReport = {
    seed,
    requests: 0,
    accepted: 0,
    refused: 0,
    serverErrors: [],
    withoutCode: [],
    libraryTexts: [],
    forgeries: [],
    rejections: [],
  };
  const note = (reason: unknown) => void report.rejections.push(String(reason));
  process.on('unhandledRejection', note);
  for (let batch = 0; report.requests < requests; batch += 1) {
    const target = targets[batch % targets.length];
    if (!target) throw new Error('There is nothing to send requests to.');
    const { call, requests: made } = await target.open(world);
    const send = await senderOf(world, call, transport);
    const numRuns = Math.min(BATCH, requests - report.requests);
    for (const request of fc.sample(made, { seed: seed + batch, numRuns })) {
      judge(report, target, request, await send(request));
    }
  }
  // Node tells of them once the turn in which they happened is over.
  await pause(50);
  process.off('unhandledRejection', note);
  return report;
}

/** Signs requests, and opens the hotel again whenever one of them has closed it. */
async function senderOf(world: World, { token }: Call, transport: Transport) {
  const administrator = (await world.guest({ role: 'administrator' })).token;
  const tokens = {
    visitor: undefined,
    guest: (await world.guest()).token,
    owner: token,
    administrator,
  };
  const signed = (request: FuzzRequest) => {
    const bearer = tokens[request.role];
    const authorization: Record<string, string> = bearer
      ? { authorization: `Bearer ${bearer}` }
      : {};
    return transport({ ...request, headers: { ...authorization, ...request.headers } });
  };
  return async (request: FuzzRequest): Promise<FuzzReply> => {
    const reply = await signed(request);
    if (!reply.text.includes('server.maintenance')) return reply;
    const opener = await world.guest({ role: 'administrator' });
    await world.api.request('/api/settings/maintenance-mode', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${opener.token}` },
      body: '{"enabled":false}',
    });
    return await signed(request);
  };
}

function judge(
  report: FuzzReport,
  { id, withoutCodes }: Target,
  request: FuzzRequest,
  reply: FuzzReply,
) {
  const { status, text } = reply;
  const entry = `${id} ${JSON.stringify(request).slice(0, 600)} -> ${status} ${text.slice(0, 300)}`;
  report.requests += 1;
  if (status >= 500) report.serverErrors.push(entry);
  if (status >= 200 && status < 400) {
    report.accepted += 1;
    if (request.forged) report.forgeries.push(entry);
    return;
  }
  report.refused += 1;
  if (withoutCodes) return;
  const refusal = v.safeParse(problemReply, readReply(text));
  if (!refusal.success || !isProblemCode(refusal.output.code)) {
    report.withoutCode.push(entry);
    return;
  }
  const { message, fields = {} } = refusal.output;
  if ([message, ...Object.values(fields)].some((words) => library.test(words))) {
    report.libraryTexts.push(entry);
  }
}

function readReply(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
