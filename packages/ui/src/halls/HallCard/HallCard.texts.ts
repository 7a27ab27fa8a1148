import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('hallCard', {
  amenities: 'Amenities',
  moreAmenities: plural({ one: ' more amenities', other: ' more amenities' }),
  perHour: 'per hour',
  bookNow: 'Book Now',
  forHall: text(' for {hall}'),
});
