import type { Translation } from '@vestibule/domain/words';
import { text } from '@vestibule/domain/words/ar';
import type { texts as english } from './plain-page.texts.js';

export const texts: Translation<typeof english> = {
  backShortly: 'نعود بعد قليل',
  oneMoment: 'لحظة من فضلك',
  tooMany: 'عدد الضيوف الآن أكبر مما يمكننا خدمته. يُرجى إعادة المحاولة بعد ثوانٍ.',
  notShown: 'تعذّر عرض هذه الصفحة',
  tryAgain: 'يُرجى إعادة المحاولة بعد لحظات.',
  noSitemap: 'تعذّر إعداد خريطة الموقع الآن.',
  reference: text('الرقم المرجعي: {id}'),
};
