import type { Call, Enveloped } from '../transport/call.js';
import { dataEndpoint } from '../transport/endpoint.js';

/** A call without parameters: its request, its data, the tag of its category. */
export function read<O extends Enveloped>(call: Call<O>, id: string) {
  return {
    ...dataEndpoint<O, void>(call),
    providesTags: [{ type: 'Setting' as const, id }],
  };
}
