/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  sendMessage: { method: 'POST', path: '/contact/messages' },
} as const;
