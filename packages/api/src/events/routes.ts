/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  listEvents: { method: 'GET', path: '/events' },
} as const;
