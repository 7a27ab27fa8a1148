import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './letter.texts.js';

export const texts: Translation<typeof english> = {
  dear: text('تحية طيبة، {name}،'),
  dearGuest: 'تحية طيبة،',
  goodDay: 'تحية طيبة،',
  orOpen: 'أو يمكنك فتح هذا العنوان:',
};
