import type { Operation, ParsedRequest } from '@vestibule/api/transport/operation';
import type * as v from 'valibot';
import type { Services } from '../services.js';
import type { Caller } from './caller.js';

/** What a handler knows besides the parsed request. */
export interface CallContext<C extends Caller | undefined = Caller | undefined> {
  services: Services;
  caller: C;
  /** The address the request came from, after trusted proxies. */
  address: string;
  header: (name: string) => string | undefined;
  /** Sets a header of the reply. */
  reply: (name: string, value: string) => void;
}

type CallerOf<O extends Operation> = O['access'] extends 'public' ? Caller | undefined : Caller;

type Run<O extends Operation> = (
  request: ParsedRequest<O>,
  context: CallContext<CallerOf<O>>,
) => Promise<v.InferInput<O['reply']>>;

/** An operation with its answer; `mount` puts it on the app. */
export interface Handler {
  operation: Operation;
  run: (request: ParsedRequest<Operation>, context: CallContext) => Promise<unknown>;
}

/** Answers one operation: parse, call, reply. A thrown ProblemError becomes the refusal. */
export function handle<O extends Operation>(operation: O, run: Run<O>): Handler {
  // `mount` parses the request by this operation's schemas and checks its access first.
  return { operation, run: run as Handler['run'] };
}
