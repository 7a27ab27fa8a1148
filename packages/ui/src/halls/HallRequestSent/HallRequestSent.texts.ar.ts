import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HallRequestSent.texts.js';

export const texts: Translation<typeof english> = {
  sent: 'تم إرسال طلبك',
  hallAndTime: text('{hall}، {when}'),
  whatComesNext:
    'نسخة من طلبك في طريقها إلى <email/>. سنردّ عليك هناك أو نتصل بك على <phone/>. ولا يُحجز شيء قبل ذلك.',
  sendAnother: 'إرسال طلب آخر',
};
