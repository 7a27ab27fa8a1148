import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HallCard.texts.js';

export const texts: Translation<typeof english> = {
  moreAmenities: plural({
    zero: '+{count}<hidden> ميزة أخرى</hidden>',
    one: '+{count}<hidden> ميزة أخرى</hidden>',
    two: '+{count}<hidden> من المزايا الأخرى</hidden>',
    few: '+{count}<hidden> مزايا أخرى</hidden>',
    many: '+{count}<hidden> ميزة أخرى</hidden>',
    other: '+{count}<hidden> ميزة أخرى</hidden>',
  }),
  bookNow: text('الحجز الآن<hidden> في {hall}</hidden>'),
};
