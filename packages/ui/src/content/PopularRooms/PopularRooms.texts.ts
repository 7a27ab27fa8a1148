import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('popularRooms', {
  popularRooms: 'Popular rooms',
  viewDetails: text('View Details<hidden> of {name}</hidden>'),
});
