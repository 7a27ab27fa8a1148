/** Spec 8, Content, rooms, events, halls: what a guest reads when a list cannot be loaded. */
export const texts = {
  rooms: 'Failed to fetch rooms',
  availability: 'Failed to fetch availability data',
};
