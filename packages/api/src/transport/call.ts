import type * as v from 'valibot';
import type { Operation, OperationsOf } from './operation.js';

/** Where an operation is called: its schemas are known to the types alone, and no page loads them. */
export type Call<O extends Operation> = Pick<O, 'method' | 'path'> & { operation?: O };

/** Where each operation of a contract is called; one that is missing is a type error. */
export type CallsOf<Contract> = {
  [Name in keyof OperationsOf<Contract>]: Call<OperationsOf<Contract>[Name]>;
};

/** An operation that answers in the envelope of spec 7. */
export type Enveloped = Operation & { reply: v.GenericSchema<unknown, { data: unknown }> };
