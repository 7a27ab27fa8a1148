export const texts = {
  title: 'Confirm Email',
  description: 'Confirm your email address.',
  heading: 'Your email address',
};
