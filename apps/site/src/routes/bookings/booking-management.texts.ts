import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('bookingManagement', {
  title: 'My Bookings',
  description: 'Your stays, treatments and evenings.',
});
