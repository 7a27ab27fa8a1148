import type * as v from 'valibot';
import type { Call, Enveloped } from './call.js';
import type { Body, CallInput, Operation, Reply } from './operation.js';
import { requestFor } from './request-for.js';

/** What an endpoint is called with unless it says otherwise: the body, or nothing. */
type Sent<O extends Operation> = O extends { body: v.GenericSchema } ? Body<O> : void;

type InputOf<O extends Operation, Argument> = (argument: Argument) => CallInput<O>;

const asBody = (body: unknown) => ({ body });

/** An endpoint's request and its reply, which the server has parsed by the contract. */
export function endpoint<O extends Operation, Argument = Sent<O>>(
  call: Call<O>,
  // What the type says by default, the compiler cannot follow.
  inputOf: InputOf<O, Argument> = asBody as InputOf<O, Argument>,
) {
  return {
    query: (argument: NoInfer<Argument>) => requestFor(call, inputOf(argument)),
    transformResponse: (reply: Reply<O>): Reply<O> => reply,
  };
}

/** The same, for a reply in an envelope: the endpoint answers its `data`. */
export function dataEndpoint<O extends Enveloped, Argument = Sent<O>>(
  call: Call<O>,
  inputOf?: InputOf<O, Argument>,
) {
  return {
    ...endpoint(call, inputOf),
    transformResponse: (reply: Reply<O>): Reply<O>['data'] => reply.data,
  };
}
