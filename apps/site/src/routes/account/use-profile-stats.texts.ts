import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('useProfileStats', {
  bookings: 'Bookings',
  reviews: 'Reviews',
  points: 'Points',
});
