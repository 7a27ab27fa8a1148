import { RequestError } from '@hono/node-server';
import { ProblemError, type ProblemCode } from '@vestibule/domain/problem';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemStatus } from '../http/problem-status.js';
import { problemReplyOf } from '../http/refusal.js';
import { currentRequest } from '../log/current-request.js';
import type { RequestLog } from '../log/request-log.js';
import { closedPolicy } from './security-headers.js';

/** A caller who is still sending is given so long to read why nobody listens any more. */
const lingerMs = 1000;

/** What Node says of a request that it could not read; everything else is a malformed one. */
const problems = new Map<unknown, ProblemCode>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request.too-slow'],
  ['HPE_HEADER_OVERFLOW', 'request.headers-too-large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'request.too-large'],
]);

/**
 * Answers what Node would answer by itself without a body: requests that it cannot read, that come
 * too slowly, or that expect what we do not offer. The connection ends with the answer.
 */
export function refuseBrokenRequests(server: Server, requests?: RequestLog): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const logged = (code: ProblemCode) => refusal(code, requests?.refuse(problemStatus[code]));
  const refuse = (socket: Duplex, code: ProblemCode) => {
    if (!socket.writableEnded) endWith(socket, logged(code));
  };
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error, socket) => {
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    if (isAnswering || !socket.writable) socket.destroy();
    else refuse(socket, problems.get('code' in error && error.code) ?? 'request.invalid');
  });
  server.on('connect', (_, socket) => refuse(socket, 'request.method-not-allowed'));
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = logged('request.expectation-failed');
    response.writeHead(status, headers).end(body);
  });
}

/** For a request that Node could read, but that has no address, or whose answer failed. */
export function refuseUnanswered(error: unknown): Response {
  const isMalformed = error instanceof RequestError;
  const { body, ...init } = refusal(
    isMalformed ? 'request.invalid' : 'server.failed',
    currentRequest()?.id,
  );
  return new Response(body, init);
}

function endWith(socket: Duplex, { status, headers, body }: ReturnType<typeof refusal>): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function refusal(code: ProblemCode, requestId: string | undefined) {
  const body = JSON.stringify({ ...problemReplyOf(new ProblemError(code)), requestId });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(requestId && { 'X-Request-Id': requestId }),
  };
  return { status: problemStatus[code], headers, body };
}
