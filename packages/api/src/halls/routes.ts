/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  listHalls: { method: 'GET', path: '/meeting-hall/halls' },
  requestHall: { method: 'POST', path: '/bookings' },
  listRequests: { method: 'GET', path: '/meeting-hall/requests' },
} as const;
