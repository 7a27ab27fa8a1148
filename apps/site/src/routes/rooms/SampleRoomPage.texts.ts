import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('sampleRoomPage', {
  rooms: 'Rooms',
});
