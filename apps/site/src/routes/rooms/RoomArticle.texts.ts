export const texts = {
  rooms: 'Rooms',
};
