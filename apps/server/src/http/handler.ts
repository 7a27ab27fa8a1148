import type { Operation, OperationsOf, ParsedRequest } from '@vestibule/api/transport/operation';
import type { Language } from '@vestibule/domain/words';
import type * as v from 'valibot';
import type { Transaction } from '../database/connect.js';
import type { Services } from '../services.js';
import type { Caller } from './caller.js';

/** What a handler knows besides the parsed request. */
export interface CallContext<C extends Caller | undefined = Caller | undefined> {
  services: Services;
  caller: C;
  /** The address the request came from, after trusted proxies. */
  address: string;
  /** The language that the call asks for. */
  language: Language;
  header: (name: string) => string | undefined;
  /** Sets a header of the reply. */
  reply: (name: string, value: string) => void;
}

/**
 * The one transaction of an operation that may be sent twice: `work` writes the rows and says what
 * is answered. Under a key that was sent before, nothing runs and the reply of then is given.
 * `userOf` names the guest whom the reply tells of, where that is not the caller.
 */
export type Once<Reply> = (
  work: (tx: Transaction) => Promise<Reply>,
  userOf?: (reply: Reply) => string | undefined,
) => Promise<Reply>;

/** What the handler of an operation that may be sent twice writes and answers in. */
type OnceOf<O extends Operation> = O['idempotent'] extends true
  ? { once: Once<v.InferInput<O['reply']>> }
  : unknown;

type CallerOf<O extends Operation> = O['access'] extends 'public' ? Caller | undefined : Caller;

/** Answers one operation: parse, call, reply. A thrown ProblemError becomes the refusal. */
export type Handler<O extends Operation> = (
  request: ParsedRequest<O>,
  context: CallContext<CallerOf<O>> & OnceOf<O>,
) => Promise<v.InferInput<O['reply']>>;

/** One handler for each operation of a contract: a missing or an extra one is a type error. */
export type HandlersOf<Contract> = {
  [Name in keyof OperationsOf<Contract>]: Handler<OperationsOf<Contract>[Name]>;
};

/** An operation with its handler; `mount` puts it on the app, and parses the request first. */
export interface OperationHandler {
  operation: Operation;
  run: (
    request: ParsedRequest<Operation>,
    context: CallContext & { once: Once<unknown> },
  ) => Promise<unknown>;
}
