import type * as v from 'valibot';
import { dataEndpoint } from '../transport/endpoint.js';
import type { Operation } from '../transport/operation.js';

export type Answers<Data> = Operation & { reply: v.GenericSchema<unknown, { data: Data }> };

/** A call without parameters: its request, its data, the tag of its category. */
export function read<Data>(operation: Answers<Data>, id: string) {
  return {
    ...dataEndpoint<Answers<Data>, void>(operation),
    providesTags: [{ type: 'Setting' as const, id }],
  };
}
