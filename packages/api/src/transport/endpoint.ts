import type * as v from 'valibot';
import type { Body, CallInput, Operation, Reply } from './operation.js';
import { requestFor } from './request-for.js';

/** An operation that answers in the envelope of spec 7. */
type Enveloped = Operation & { reply: v.GenericSchema<unknown, { data: unknown }> };

/** What an endpoint is called with unless it says otherwise: the body, or nothing. */
type Sent<O extends Operation> = O extends { body: v.GenericSchema } ? Body<O> : void;

type InputOf<O extends Operation, Argument> = (argument: Argument) => CallInput<O>;

const asBody = (body: unknown) => ({ body });

/** An endpoint's request, and the schema that its reply is parsed by. */
export function endpoint<O extends Operation, Argument = Sent<O>>(
  operation: O,
  // What the type says by default, the compiler cannot follow.
  inputOf: InputOf<O, Argument> = asBody as InputOf<O, Argument>,
) {
  return {
    query: (argument: NoInfer<Argument>) => requestFor(operation, inputOf(argument)),
    rawResponseSchema: operation.reply as v.GenericSchema<unknown, Reply<O>>,
  };
}

/** The same, for a reply in an envelope: the endpoint answers its `data`. */
export function dataEndpoint<O extends Enveloped, Argument = Sent<O>>(
  operation: O,
  inputOf?: InputOf<O, Argument>,
) {
  return {
    ...endpoint(operation, inputOf),
    transformResponse: (reply: Reply<O>): Reply<O>['data'] => reply.data,
  };
}
