import { binaryReply, fileReply, type Operation } from '@vestibule/api/transport/operation';
import { ProblemError } from '@vestibule/domain/problem';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { asOperation } from '../database/shared-pool.js';
import { noteCaller } from '../log/current-request.js';
import { logSuccess } from '../log/security-events.js';
import { readsOf, REVALIDATE, type ReplyCache } from '../replies/reply-cache.js';
import type { Services } from '../services.js';
import { securityHeaders } from '../web/security-headers.js';
import { askedLanguage } from './asked-language.js';
import type { Caller } from './caller.js';
import { bearerToken } from './bearer-token.js';
import { callerAddress } from './caller-address.js';
import type { CallContext, OperationHandler } from './handler.js';
import { keepReply } from './keep-reply.js';
import { onceFor, replyBefore, sendingOf } from './once.js';
import { parseRequest } from './parse-request.js';

/** Finds the caller behind a bearer token; undefined when it proves nobody. */
export type Authenticate = (services: Services, token: string) => Promise<Caller | undefined>;

interface MountOptions {
  services: Services;
  authenticate: Authenticate;
  replies: ReplyCache;
}

/** Puts handlers on the app: access first, then the schemas, then the handler, then the reply's schema. */
export function mount(
  app: Hono,
  handlers: readonly OperationHandler[],
  { services, authenticate, replies }: MountOptions,
): void {
  for (const { operation, run } of handlers) {
    const path = routeOf(operation);
    // What is kept is sent as it is: with its security headers.
    if (operation.method === 'GET') {
      app.get(path, keepReply(operation, replies), securityHeaders(services.config));
    }
    app.on(operation.method, path, (context) =>
      asOperation(operation.id, async () => {
        setCacheControl(operation, context);
        const caller = await findCaller(context, services, authenticate);
        noteCaller(caller?.id);
        checkAccess(operation, caller);
        const request = await parseRequest(operation, context);
        const call = callContext(context, services, caller);
        const sending = sendingOf(operation, request, call);
        const before = sending && (await replyBefore(services.db, sending, services.now()));
        const reply = before ?? (await run(request, { ...call, once: onceFor(sending, call) }));
        const response = answer(operation, context, reply);
        logSuccess(services.logger, operation.id);
        return response;
      }),
    );
  }
  refuseOtherMethods(app, handlers);
}

const routeOf = ({ path }: Operation) => path.replace(/\{(\w+)\}/g, ':$1');

/** Only a reply that is the same for every caller may be cached. */
function setCacheControl({ access }: Operation, context: Context): void {
  const isForAll = access === 'public' && readsOf(context) !== undefined;
  context.header('cache-control', isForAll ? REVALIDATE : 'no-store');
}

/** After all handlers: an address of ours says which methods it answers (RFC 9110, 15.5.6). */
function refuseOtherMethods(app: Hono, handlers: readonly OperationHandler[]): void {
  const routes = Map.groupBy(handlers, ({ operation }) => routeOf(operation));
  for (const [route, answering] of routes) {
    const methods = answering.map(({ operation }) => operation.method);
    app.all(route, (context) => {
      context.header('Allow', methods.join(', '));
      throw new ProblemError('request.method-not-allowed');
    });
  }
}

/** Parsing drops whatever the contract does not declare: a password hash can never leave. */
function answer(operation: Operation, context: Context, reply: unknown): Response {
  if (operation.replyType === 'file') return fileResponse(context, v.parse(anyFile, reply));
  const body = v.parse(operation.reply, reply) as object;
  return context.json(body, operation.status === 201 ? 201 : 200);
}

const anyFile = v.union([fileReply, binaryReply]);

function fileResponse(context: Context, file: v.InferOutput<typeof anyFile>): Response {
  return context.body(file.content, 200, {
    'content-type': file.type,
    'content-disposition': `attachment; filename="${file.name}"`,
    'cache-control': 'no-store',
  });
}

async function findCaller(context: Context, services: Services, authenticate: Authenticate) {
  const token = bearerToken(context.req.header('authorization'));
  return token ? await authenticate(services, token) : undefined;
}

function checkAccess(operation: Operation, caller: Caller | undefined): void {
  if (operation.access === 'public') return;
  if (!caller) throw new ProblemError('request.unauthenticated');
  if (operation.access === 'administrator' && caller.role !== 'administrator') {
    throw new ProblemError('request.forbidden');
  }
  if (operation.access === 'administrator' && operation.method !== 'GET' && caller.lacksPasskey) {
    throw new ProblemError('account.passkey-missing');
  }
}

function callContext(
  context: Context,
  services: Services,
  caller: Caller | undefined,
): CallContext {
  return {
    services,
    caller,
    address: callerAddress(context, services.config.trustProxy),
    language: askedLanguage(context.req.query()),
    header: (name) => context.req.header(name),
    reply: (name, value) => context.header(name, value),
  };
}
