import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('eventCard', {
  bookNow: text('Book Now<hidden> for {event}</hidden>'),
});
