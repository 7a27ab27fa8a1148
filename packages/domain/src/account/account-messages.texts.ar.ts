import type { Translation } from '../words/index.js';
import type { texts as english } from './account-messages.texts.js';

export const texts: Translation<typeof english> = {
  'account.wrong-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'account.email-taken': 'هذا البريد الإلكتروني مسجّل بالفعل',
  'account.session-expired': 'انتهت صلاحية الجلسة. يُرجى تسجيل الدخول مرة أخرى.',
  'account.link-invalid': 'لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد.',
  'account.password-required': 'يُرجى إدخال كلمة المرور الحالية لتغيير عنوان بريدك الإلكتروني.',
  'account.current-password-wrong': 'كلمة المرور الحالية غير صحيحة.',
  'account.administrator-fixed': 'هذا الحساب مُعدّ على الخادم ولا يمكن تغييره هنا.',
  'account.booking-ahead': 'لديك حجز قادم. يُرجى إلغاؤه أولًا، أو حذف حسابك بعد إقامتك.',
};
