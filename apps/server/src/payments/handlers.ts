import { cancelPayment } from './cancel-payment.js';
import { checkOutcome } from './check-outcome.js';
import { checkPayment } from './check-payment.js';
import { continuePayment } from './continue-payment.js';
import { createInvoice } from './create-invoice.js';
import { createSession } from './create-session.js';
import { getCalendarFile } from './get-calendar-file.js';
import { getPayment } from './get-payment.js';
import { getReceipt } from './get-receipt.js';
import { listHistory } from './list-history.js';

export const paymentsHandlers = [
  createInvoice,
  createSession,
  listHistory,
  getPayment,
  checkPayment,
  checkOutcome,
  cancelPayment,
  continuePayment,
  getReceipt,
  getCalendarFile,
];
