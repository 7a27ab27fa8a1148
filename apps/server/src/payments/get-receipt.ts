import * as contract from '@vestibule/api/payments/contract';
import { handle } from '../http/handler.js';
import { ownConfirmedBooking } from './confirmed-booking.js';
import { drawReceipt } from './receipt/draw-receipt.js';
import { receiptOf } from './receipt/receipt.js';

/** Private to its owner, and never kept by a cache. */
export const getReceipt = handle(contract.getReceipt, async ({ params }, { services, caller }) => {
  const confirmed = await ownConfirmedBooking(services.db, caller, params.id);
  return {
    name: `receipt-${confirmed.booking.id}.pdf`,
    type: 'application/pdf',
    content: await drawReceipt(await receiptOf(services.db, confirmed)),
  };
});
