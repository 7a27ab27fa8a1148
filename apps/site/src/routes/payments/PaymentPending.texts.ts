export const texts = {
  heading: 'Your payment',
  intro: 'We ask our server; the page follows its answer.',
  asking: 'Asking how your payment stands...',
};
