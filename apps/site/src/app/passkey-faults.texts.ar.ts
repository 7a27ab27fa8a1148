import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './passkey-faults.texts.js';

export const texts: Translation<typeof english> = {
  unsupported: 'لا يمكن لهذا المتصفح استخدام مفتاح مرور هنا.',
  known: 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  cancelled: 'لم يُستخدم أي مفتاح مرور. يمكنك المحاولة مرة أخرى.',
};
