import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './account-notices.texts.js';

export const texts: Translation<typeof english> = {
  signedUp: 'تم إنشاء الحساب بنجاح! يُرجى تسجيل الدخول ببياناتك.',
  confirmationSent: text('أرسلنا رسالة إلى {email}. يُرجى فتح الرابط الذي فيها لتأكيد عنوانك.'),
  loginForProfile: 'يُرجى تسجيل الدخول للوصول إلى ملفك الشخصي',
  profileUpdated: 'تم تحديث الملف الشخصي بنجاح!',
  passwordChanged: 'تم تغيير كلمة المرور.',
  passwordReset: 'تم تغيير كلمة المرور. يُرجى تسجيل الدخول بكلمة المرور الجديدة.',
  resetRequested: 'إذا كان هذا العنوان مرتبطًا بحساب، فسيصل إليه رابط لاختيار كلمة مرور جديدة.',
  emailChanged: text('شكرًا لك. من الآن فصاعدًا يكون تسجيل الدخول بالعنوان {email}.'),
  emailChangeCancelled: 'يبقى عنوان بريدك الإلكتروني كما هو.',
  emailVerified: 'شكرًا لك. تم تأكيد عنوان بريدك الإلكتروني.',
  emailVerifiedBefore: 'عنوان بريدك الإلكتروني مؤكد بالفعل.',
  emailChangeSent: 'أُرسل إليك رابط جديد.',
  verificationSent: 'إذا كان هذا العنوان لا يزال بانتظار التأكيد، فسيصل إليه رابط جديد.',
  preferencesSaved: 'تم حفظ تفضيلاتك.',
  sessionEnded: 'سُجّل خروجك من هناك.',
  accountDeleted: 'تم حذف حسابك.',
};
