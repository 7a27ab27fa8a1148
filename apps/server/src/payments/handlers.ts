import { cancelPayment } from './cancel-payment.js';
import { checkPayment } from './check-payment.js';
import { continuePayment } from './continue-payment.js';
import { createInvoice } from './create-invoice.js';
import { createSession } from './create-session.js';
import { getPayment } from './get-payment.js';
import { listHistory } from './list-history.js';

export const paymentsHandlers = [
  createInvoice,
  createSession,
  listHistory,
  getPayment,
  checkPayment,
  cancelPayment,
  continuePayment,
];
