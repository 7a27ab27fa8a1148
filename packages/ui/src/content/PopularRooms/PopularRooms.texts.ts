import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('popularRooms', {
  popularRooms: 'Popular rooms',
  viewDetails: 'View Details',
  ofRoom: text(' of {name}'),
});
