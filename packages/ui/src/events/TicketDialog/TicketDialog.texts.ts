export const texts = {
  openingPayment: 'Opening the payment page...',
  totalSoFar: 'Total <amount/>',
  back: 'Back',
  next: 'Next',
};
