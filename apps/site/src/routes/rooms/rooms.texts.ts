export const texts = {
  findARoom: 'Find a room',
  rooms: 'Rooms',
};
