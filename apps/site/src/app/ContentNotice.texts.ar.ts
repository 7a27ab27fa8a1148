import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ContentNotice.texts.js';

export const texts: Translation<typeof english> = {
  standingTexts: 'نعرض في هذه الأثناء نصوصنا المعتادة. يُرجى إعادة تحميل الصفحة لعرض نصوص اليوم.',
};
