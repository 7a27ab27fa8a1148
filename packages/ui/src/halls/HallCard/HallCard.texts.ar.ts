import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HallCard.texts.js';

export const texts: Translation<typeof english> = {
  amenities: 'المزايا',
  moreAmenities: plural({
    zero: ' ميزة أخرى',
    one: ' ميزة أخرى',
    two: ' من المزايا الأخرى',
    few: ' مزايا أخرى',
    many: ' ميزة أخرى',
    other: ' ميزة أخرى',
  }),
  perHour: 'للساعة الواحدة',
  bookNow: 'الحجز الآن',
  forHall: text(' في {hall}'),
};
