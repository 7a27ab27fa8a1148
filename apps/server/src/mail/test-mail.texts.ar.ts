import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './test-mail.texts.js';

export const texts: Translation<typeof english> = {
  title: text('رسالة تجريبية من {hotel}'),
  arrives: 'أُرسلت هذه الرسالة كما تُرسل الرسائل إلى الضيوف. ومن يقرؤها يمكن مراسلته.',
};
