import type { Translation } from '@vestibule/domain/words';
import { text } from '@vestibule/domain/words/ar';
import type { texts as english } from './RouteError.texts.js';

export const texts: Translation<typeof english> = {
  title: 'حدث خطأ',
  description: 'تعذّر عرض هذه الصفحة.',
  heading: 'تعذّر عرض هذه الصفحة',
  intro: 'يُرجى إعادة المحاولة بعد قليل.',
  tryAgain: 'إعادة المحاولة',
  reference: text('الرقم المرجعي: {id}'),
};
