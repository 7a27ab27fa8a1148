import { plural, text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './hall-facts.texts.js';

export const texts: Translation<typeof english> = {
  available: 'متاحة',
  people: plural({
    zero: '{figure} شخص',
    one: '{figure} شخص',
    two: '{figure} شخص',
    few: '{figure} أشخاص',
    many: '{figure} شخصًا',
    other: '{figure} شخص',
  }),
  size: plural({
    zero: '{figure} قدم مربعة',
    one: '{figure} قدم مربعة',
    two: '{figure} قدم مربعة',
    few: '{figure} أقدام مربعة',
    many: '{figure} قدمًا مربعة',
    other: '{figure} قدم مربعة',
  }),
  // “Price”: the figure beside it already says that it is for an hour.
  perHour: 'السعر',
  teaser: text('{hall}: {size}، بسعة تصل إلى {people}.'),
  teaserWithAmenities: text('{hall}: {size}، بسعة تصل إلى {people}. {amenities}.'),
  betweenAmenities: '، ',
  amenities: 'المزايا',
  priceUnit: 'للساعة الواحدة',
};
