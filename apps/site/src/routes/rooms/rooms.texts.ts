import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('rooms', {
  findARoom: 'Find a room',
  rooms: 'Rooms',
});
