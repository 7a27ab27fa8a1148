import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomCard.texts.js';

export const texts: Translation<typeof english> = {
  stayPrice: plural({
    zero: '{price} بلا ليالٍ',
    one: '{price} لليلة واحدة',
    two: '{price} لليلتين',
    few: '{price} لمدة {count} ليالٍ',
    many: '{price} لمدة {count} ليلة',
    other: '{price} لمدة {count} ليلة',
  }),
  viewDetails: text('عرض التفاصيل<hidden> عن {name}</hidden>'),
  available: 'متاحة',
  someNightsAvailable: 'بعض الليالي متاحة',
  bed: text('السرير: {bedType}'),
};
