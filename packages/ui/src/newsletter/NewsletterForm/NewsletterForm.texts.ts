export const texts = {
  newsletter: 'Newsletter',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
};
