import type { Translation } from '../words/index.js';
import type { texts as english } from './contact-email.texts.js';

export const texts: Translation<typeof english> = {
  toThisAddress: 'نرسل التأكيد والإيصال إلى عنوان البريد الإلكتروني هذا.',
  toYourAccount:
    'لا يمكننا إرسال الرسائل إلى عنوان البريد الإلكتروني هذا. لذا نرسل التأكيد والإيصال إلى العنوان المسجّل في حسابك.',
};
