import type * as contract from '@vestibule/api/payments/contract';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { askOnReturn } from './settlement/ask-on-return.js';
import { ownPayment } from './records/check-owner.js';
import { toGuestRecord } from './records/to-payment-record.js';
import { translatePaid } from './records/translate-paid.js';

export const checkPayment: Handler<typeof contract.checkPayment> = async (
  { params, body },
  { services, caller, language },
) => {
  const found = await ownPayment(services.db, caller, params.id);
  const asked = await askOnReturn(services, found, body.providerPaymentId);
  return succeed(toGuestRecord(await translatePaid(services.db, language, asked), services));
};
