import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('welcome', {
  aboutTheHotel: 'About the hotel',
});
