import type { ContactMessage } from '@vestibule/domain/contact';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';

/** Messages to the desk. */
export const contactApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<
      Reply<typeof contract.sendMessage>,
      ContactMessage & { website?: string }
    >({
      query: (body) => requestFor(contract.sendMessage, { body }),
      rawResponseSchema: contract.sendMessage.reply,
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
