import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './coming-soon.texts.js';

export const texts: Translation<typeof english> = {
  title: 'قريبًا',
  description: text('يستعد {hotel} لاستقبال ضيوفه.'),
  heading: 'اقترب موعد الافتتاح',
  subtitle: 'نضع الآن اللمسات الأخيرة.',
  untilWeOpen: 'المتبقي على الافتتاح',
  beTold: 'ليصلك خبر الافتتاح',
};
