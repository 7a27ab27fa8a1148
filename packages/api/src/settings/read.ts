import type * as v from 'valibot';
import type { Operation } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';

export type Answers<Data> = Operation & { reply: v.GenericSchema<unknown, { data: Data }> };

/** A call without parameters: its request, its data, the tag of its category. */
export function read<Data>(operation: Answers<Data>, id: string) {
  return {
    query: () => requestFor(operation, {}),
    rawResponseSchema: operation.reply,
    transformResponse: (reply: { data: Data }) => reply.data,
    providesTags: [{ type: 'Setting' as const, id }],
  };
}
