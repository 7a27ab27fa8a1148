import * as contract from '@vestibule/api/payments/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { ownPayment } from './check-owner.js';
import { toGuestRecord } from './to-payment-record.js';

export const getPayment = handle(contract.getPayment, async ({ params }, { services, caller }) =>
  succeed(toGuestRecord(await ownPayment(services.db, caller, params.id), services)),
);
