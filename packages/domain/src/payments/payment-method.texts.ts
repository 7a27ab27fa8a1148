export const texts = {
  usdt: 'USDT (TRC20)',
  visa: 'VISA',
};
