import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './cancelled-booking.texts.js';

export const texts: Translation<typeof english> = {
  cancelled: 'أُلغي الحجز. لم يُخصم أي مبلغ.',
  cancelledOwed: text('أُلغي الحجز. لك لدينا مبلغ {amount}، وسيُعاد إليك.'),
  givingUp: 'ما كان محفوظًا لك يصبح متاحًا لضيوف آخرين من جديد. لن يُخصم أي مبلغ.',
  givingUpOwed: text(
    'ما كان محفوظًا لك يصبح متاحًا لضيوف آخرين من جديد. لك لدينا مبلغ {amount}، وسيُعاد إليك.',
  ),
};
