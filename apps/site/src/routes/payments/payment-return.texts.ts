export const texts = {
  title: 'Your payment',
  description: 'How your payment stands.',
};
