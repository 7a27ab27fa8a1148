import type { Translation } from '../words/index.js';
import type { texts as english } from './passkey-messages.texts.js';

export const texts: Translation<typeof english> = {
  'account.passkey-only': 'تسجيل الدخول إلى هذا الحساب بمفتاح المرور فقط.',
  'account.passkey-unknown': 'مفتاح المرور هذا لا يخص أي حساب هنا.',
  'account.passkey-invalid': 'تعذّرت إضافة مفتاح المرور. يُرجى المحاولة مرة أخرى.',
  'account.passkey-missing': 'يُرجى أولًا إضافة مفتاح مرور في ملفك الشخصي.',
  'account.passkeys-full': 'لديك 20 مفتاح مرور بالفعل. يُرجى إزالة أحدها أولًا.',
};
