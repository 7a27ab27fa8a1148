import { expect, it } from 'vitest';
import { text } from '../words/ar.js';
import { override, textPack, textsIn } from '../words/index.js';
import { refundTerm } from '../bookings/refund-term.js';
import { texts as terms } from '../bookings/booking-terms.texts.js';
import { includedInStay } from './included-in-stay.js';
import { emptyRoomsMessage } from './search-rooms.js';
import { texts as search } from './search-rooms.texts.js';

const pack = textPack(
  override(terms, { nonRefundable: 'غير قابل للاسترداد', checkInFrom: text('الوصول من {time}') }),
  override(search, { noneForCriteria: 'لا توجد غرف' }),
);

it('a rule speaks the words that it is given, and English for those that are missing', () => {
  const t = textsIn(pack, terms);
  const room = { breakfastIncluded: true, isRefundable: false };
  expect(refundTerm(room, undefined, t)).toBe('غير قابل للاسترداد');
  expect(includedInStay(room, t)).toEqual([
    { text: 'Breakfast included', included: true },
    { text: 'غير قابل للاسترداد', included: false },
    { text: 'الوصول من \u206814:00\u2069', included: true },
    { text: 'Check-out until 12:00', included: true },
  ]);
  expect(emptyRoomsMessage('none-for-criteria', textsIn(pack, search))).toBe('لا توجد غرف');
});
