import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('roomDetails', {
  amenities: 'Amenities',
  whatIsIncluded: 'What is included',
});
