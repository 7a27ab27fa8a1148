import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './outbox-pages.texts.js';

export const texts: Translation<typeof english> = {
  outbox: 'صندوق الصادر',
  empty: 'لم تُرسل أي رسالة بعد.',
  sentTo: text('إلى {address}، {time}'),
  attached: text('المرفقات: {files}'),
  noSuchMail: 'لا توجد رسالة كهذه',
  noSuchFile: 'لا يوجد ملف كهذا',
};
