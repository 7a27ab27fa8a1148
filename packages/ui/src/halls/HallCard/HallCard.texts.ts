import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('hallCard', {
  moreAmenities: plural({
    one: '+{count}<hidden> more amenities</hidden>',
    other: '+{count}<hidden> more amenities</hidden>',
  }),
  bookNow: text('Book Now<hidden> for {hall}</hidden>'),
});
