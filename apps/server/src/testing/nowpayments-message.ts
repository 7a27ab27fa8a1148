/** What NOWPayments sends once 300 USD were paid in USDT. */
export const nowpaymentsMessage = (order_id: string, changes: object = {}) => ({
  payment_id: 4711,
  invoice_id: 1,
  payment_status: 'finished',
  price_amount: 300,
  price_currency: 'usd',
  pay_amount: 300,
  actually_paid: 300,
  pay_currency: 'usdttrc20',
  order_id,
  fee: { serviceFee: 0, currency: 'usdttrc20' },
  ...changes,
});
