import * as contract from '@vestibule/api/payments/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { ownPayment } from './check-owner.js';
import { toPaymentRecord } from './to-payment-record.js';

export const getPayment = handle(contract.getPayment, async ({ params }, { services, caller }) =>
  succeed(toPaymentRecord(await ownPayment(services.db, caller, params.id))),
);
