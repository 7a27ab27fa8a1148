/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  subscribe: { method: 'POST', path: '/newsletter/subscriptions' },
  confirmSubscription: { method: 'POST', path: '/newsletter/confirm' },
  unsubscribe: { method: 'POST', path: '/newsletter/unsubscribe' },
} as const;
