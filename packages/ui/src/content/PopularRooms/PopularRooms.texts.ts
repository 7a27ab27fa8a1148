import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('popularRooms', {
  popularRooms: 'Popular rooms',
});
