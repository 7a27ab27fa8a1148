/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  listMenuItems: { method: 'GET', path: '/restaurant/menu-items' },
} as const;
