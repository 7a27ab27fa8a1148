import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './blog.texts.js';

export const texts: Translation<typeof english> = {
  title: 'الأخبار',
  description: 'جديد الفندق: الأمسيات والعروض وكل ما تغيّر.',
  intro: 'ما تغيّر، وما هو على وشك أن يتغيّر.',
  nothingYet: 'لا أخبار من الفندق بعد.',
  rooms: 'تصفّح الغرف',
};
