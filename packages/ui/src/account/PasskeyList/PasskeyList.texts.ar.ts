import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PasskeyList.texts.js';

export const texts: Translation<typeof english> = {
  what: 'يتيح لك مفتاح المرور تسجيل الدخول ببصمتك أو وجهك أو رمز جهازك، دون كلمة المرور.',
  list: 'مفاتيح المرور الخاصة بك',
  none: 'ليس لديك أي منها بعد.',
  used: text('أُضيف في {day}، وآخر استخدام في {lastDay}.'),
  unused: text('أُضيف في {day}، ولم يُستخدم بعد.'),
  add: 'إضافة مفتاح مرور',
  remove: 'إزالة',
  removeOne: text('إزالة {passkey}'),
  only: 'استخدام مفاتيح المرور فقط',
  orPassword: 'السماح بكلمة المرور من جديد',
  onlyNow:
    'تسجيل الدخول بمفتاح المرور فقط. إن فقدته، فكلمة مرور جديدة تختارها عبر البريد تحل محله.',
  confirm: 'يُرجى تأكيد ذلك بكلمة المرور.',
  goOn: 'متابعة',
  cancel: 'إلغاء',
  loading: 'جارٍ تحميل مفاتيح المرور…',
  loadingFailed: 'تعذّر تحميل مفاتيح المرور',
};
