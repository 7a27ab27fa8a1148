/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  listRooms: { method: 'GET', path: '/rooms' },
  getRoom: { method: 'GET', path: '/rooms/{id}' },
  getRoomAvailability: { method: 'GET', path: '/rooms/{id}/availability' },
  listAvailability: { method: 'GET', path: '/availability/all' },
} as const;
