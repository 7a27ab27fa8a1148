import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './LegalPage.texts.js';

export const texts: Translation<typeof english> = {
  askTheDesk: 'يُرجى طلب نسخة من مكتب الاستقبال، ونرسلها إليك بالبريد.',
  notWritten: 'لم تُنشر هذه الصفحة بعد.',
  inForce: text('سارية منذ {day}.'),
};
