import type { Translation } from '../words/index.js';
import type { texts as english } from './subscription.texts.js';

export const texts: Translation<typeof english> = {
  asked:
    'يُرجى الاطلاع على بريدك الإلكتروني. يكتمل اشتراكك بعد فتح الرابط الذي في رسالتنا وتأكيد العنوان.',
  confirmed: 'شكرًا لك. اكتمل اشتراكك. في كل نشرة رابط لإلغاء الاشتراك.',
  ended: 'أُلغي اشتراكك وحذفنا عنوانك.',
  linkInvalid: 'لم يعد هذا الرابط صالحًا. للحصول على رابط آخر، يُرجى إدخال عنوانك في أسفل الصفحة.',
};
