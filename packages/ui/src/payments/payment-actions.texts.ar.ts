import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './payment-actions.texts.js';

export const texts: Translation<typeof english> = {
  nothingCharged: 'لم يُخصم أي مبلغ.',
  continuePayment: 'متابعة الدفع',
  goOnWith: text('المتابعة بمبلغ {total}'),
  chooseAgain: 'إعادة الاختيار',
  cancel: 'إلغاء',
  opening: 'جارٍ فتح صفحة الدفع…',
};
