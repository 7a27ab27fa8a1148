import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('spaBookingPanel', {
  bookTreatment: 'Book this treatment',
});
