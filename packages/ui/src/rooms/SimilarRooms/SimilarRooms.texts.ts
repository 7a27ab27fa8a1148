import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('similarRooms', {
  similarRooms: 'Similar Rooms',
});
