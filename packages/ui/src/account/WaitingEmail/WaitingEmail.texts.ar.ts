import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './WaitingEmail.texts.js';

export const texts: Translation<typeof english> = {
  newWaits:
    'أرسلنا رابطًا إلى <waiting/>. عند فتحه يُعتمد هذا العنوان، وحتى ذلك الحين يبقى تسجيل الدخول بالعنوان <present/>.',
  firstWaits: 'يُرجى تأكيد عنوان بريدك الإلكتروني: أرسلنا رابطًا إلى <waiting/>.',
  sendAgain: 'إعادة إرسال الرابط',
  sendAgainTo: text('إعادة إرسال الرابط إلى {waiting}'),
  keepEmail: 'الاحتفاظ ببريدي الإلكتروني الحالي',
  keepThisEmail: text('الاحتفاظ ببريدي الإلكتروني الحالي {present}'),
};
