import type * as contract from '@vestibule/api/payments/contract';
import type { Handler } from '../http/handler.js';
import { limited, type RateLimit } from '../http/rate-limit.js';
import { ownConfirmedBooking } from './records/confirmed-booking.js';
import { keptReceipt } from './receipt/kept-receipt.js';

/** A guest who opens every receipt of a long stay comes nowhere near it. */
const receiptLimit: RateLimit<unknown> = {
  name: 'payment-receipts',
  points: 20,
  seconds: 60,
  key: (_, { caller }) => caller?.id ?? '',
};

/** Private to its owner, and never kept by a cache. */
export const getReceipt: Handler<typeof contract.getReceipt> = limited(
  [receiptLimit],
  async ({ params }, { services, caller }) => {
    const confirmed = await ownConfirmedBooking(services.db, caller, params.id);
    return {
      name: `receipt-${confirmed.booking.id}.pdf`,
      type: 'application/pdf',
      content: await keptReceipt(services, confirmed),
    };
  },
);
