import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './contact.texts.js';

export const texts: Translation<typeof english> = {
  title: 'تواصل معنا',
  description: text('طرق التواصل مع {hotel}: {address}، {phone}.'),
  intro: 'يمكن مراسلتنا أو الاتصال بنا أو سؤال مكتب الاستقبال.',
  howToReach: 'طرق التواصل معنا',
  writeToUs: 'مراسلتنا',
};
