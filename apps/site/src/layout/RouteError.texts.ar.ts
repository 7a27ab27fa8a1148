import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RouteError.texts.js';

export const texts: Translation<typeof english> = {
  title: 'حدث خطأ',
  description: 'تعذّر عرض هذه الصفحة.',
  heading: 'تعذّر عرض هذه الصفحة',
  intro: 'يُرجى إعادة المحاولة بعد قليل.',
  tryAgain: 'إعادة المحاولة',
};
