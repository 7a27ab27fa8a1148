import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('homeSections', {
  popularRooms: 'Popular rooms',
  allRooms: 'All rooms',
  oneByOne: 'The popular rooms, one by one',
  beyondTheRoom: 'Beyond the room',
});
