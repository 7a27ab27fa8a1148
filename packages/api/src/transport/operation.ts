import * as v from 'valibot';
import type { ProblemCode } from '@vestibule/domain/problem';
import { languages } from '@vestibule/domain/words';

type Schema = v.GenericSchema;

/** Who may call: anybody, a signed-in guest, or the administrator (ruling 13). */
export type Access = 'public' | 'guest' | 'administrator';

/** One call of the API as it travels: the only description of it, for server, client and docs. */
export interface Operation {
  /** `feature.operation-stem`, unique. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `{name}` for path parameters, as spec 7 writes it. */
  path: string;
  summary: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `json` by default. */
  bodyType?: 'json' | 'multipart';
  /** The whole body of the success reply. */
  reply: Schema;
  /** `json` by default; a `file` has the reply of `fileReply` or `binaryReply`. */
  replyType?: 'json' | 'file';
  status?: 200 | 201 | 204;
  /**
   * May be sent twice: under the same `Idempotency-Key` the same request of the same caller takes
   * effect once, and for a day it is answered the same. The client sends one with each POST.
   */
  idempotent?: true;
  /** The codes this call can answer besides the ones any request can. */
  problems: readonly ProblemCode[];
}

/** Declares an operation; the type keeps every schema exact. */
export function operation<const O extends Operation>(description: O): O {
  return description;
}

/** The operations that a contract exports, by name. */
export type OperationsOf<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Operation ? Name : never]: Extract<
    Contract[Name],
    Operation
  >;
};

type Output<S, Missing = undefined> = S extends Schema ? v.InferOutput<S> : Missing;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;

/** What a handler receives, parsed. */
export type ParsedRequest<O extends Operation> = {
  params: Output<O['params']>;
  query: Output<O['query']>;
  body: Output<O['body']>;
};

/** The success reply, parsed. */
export type Reply<O extends Operation> = v.InferOutput<O['reply']>;

/** What the client sends as the body. */
export type Body<O extends Operation> = Input<O['body']>;

/** What the client passes in: only the parts that the operation has. */
export type CallInput<O extends Operation> = (O['params'] extends Schema
  ? { params: Input<O['params']> }
  : { params?: undefined }) &
  (O['query'] extends Schema ? { query?: Input<O['query']> } : { query?: undefined }) &
  (O['body'] extends Schema ? { body: Input<O['body']> } : { body?: undefined });

/** `{success, data, message}`, the envelope of spec 7. */
export function envelope<S extends Schema>(data: S) {
  return v.object({ success: v.literal(true), data, message: v.optional(v.string()) });
}

/** A record that is translated: it says which of its texts are in another language than the one asked for. */
export function translated<E extends v.ObjectEntries>({ entries }: { entries: E }) {
  return v.object({
    ...entries,
    language: v.optional(v.picklist(languages)),
    untranslated: v.optional(v.array(v.string())),
  });
}

/** A reply that only says that it worked. */
export const done = v.object({ success: v.literal(true), message: v.optional(v.string()) });

/** A file to keep: sent as its content, with its name and type in the headers. */
export const fileReply = v.object({ name: v.string(), type: v.string(), content: v.string() });

/** A file that is no text. */
export const binaryReply = v.object({
  name: v.string(),
  type: v.string(),
  content: v.instance(Uint8Array),
});

/** Every refusal: `{success: false, code, message, fields?, details?, requestId?}`. */
export const problemReply = v.object({
  success: v.literal(false),
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  details: v.optional(v.record(v.string(), v.unknown())),
  requestId: v.optional(
    v.pipe(
      v.string(),
      v.description('The request in the hotel’s log; the header `X-Request-Id` says it too.'),
    ),
  ),
});

export type ProblemReply = v.InferOutput<typeof problemReply>;

/** A path parameter that names a record. */
export const idSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/));

/** What a guest typed into a search: no control characters, which no store can hold. */
export const searchSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^\P{Cc}*$/u));

/** A query parameter that is a whole number. */
export function wholeNumberParameter(min: number, max: number) {
  return v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(min), v.maxValue(max));
}
