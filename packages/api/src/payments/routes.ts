/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  createInvoice: { method: 'POST', path: '/payments/usdt/create-invoice' },
  createSession: { method: 'POST', path: '/payments/thawani/create-session' },
  listHistory: { method: 'GET', path: '/payments/history/all/{userId}' },
  getPayment: { method: 'GET', path: '/payments/{id}' },
  checkPayment: { method: 'POST', path: '/payments/{id}/check' },
  checkOutcome: { method: 'POST', path: '/payments/{id}/outcome' },
  cancelPayment: { method: 'POST', path: '/payments/{id}/cancel' },
  continuePayment: { method: 'POST', path: '/payments/{id}/continue' },
  getReceipt: { method: 'GET', path: '/payments/{id}/receipt' },
  getCalendarFile: { method: 'GET', path: '/payments/{id}/calendar' },
} as const;
