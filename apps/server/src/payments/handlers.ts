import type * as contract from '@vestibule/api/payments/contract';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { cancelPayment } from './cancel-payment.js';
import { ownPayment } from './records/check-owner.js';
import { checkOutcome } from './check-outcome.js';
import { checkPayment } from './check-payment.js';
import { continuePayment } from './continue-payment.js';
import { createInvoice } from './create-invoice.js';
import { createSession } from './create-session.js';
import { getCalendarFile } from './get-calendar-file.js';
import { getReceipt } from './get-receipt.js';
import { listHistory } from './list-history.js';
import { toGuestRecord } from './records/to-payment-record.js';
import { translatePaid } from './records/translate-paid.js';

export const paymentsHandlers: HandlersOf<typeof contract> = {
  createInvoice,
  createSession,
  listHistory,
  getPayment: async ({ params }, { services, caller, language }) => {
    const found = await ownPayment(services.db, caller, params.id);
    return succeed(toGuestRecord(await translatePaid(services.db, language, found), services));
  },
  checkPayment,
  checkOutcome,
  cancelPayment,
  continuePayment,
  getReceipt,
  getCalendarFile,
};
