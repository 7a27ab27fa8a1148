import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './text-page.texts.js';

export const texts: Translation<typeof english> = {
  'title/terms': 'شروط الإقامة',
  'description/terms': 'ما يسري بينك وبين الفندق عند الحجز.',
  'title/privacy': 'الخصوصية',
  'description/privacy': 'ما يعرفه هذا الموقع عنك، ولماذا، وإلى متى.',
  askTheDesk: 'يُرجى طلب نسخة من مكتب الاستقبال، ونرسلها إليك بالبريد.',
  notWritten: 'لم تُنشر هذه الصفحة بعد.',
  inForce: text('سارية منذ {day}.'),
};
