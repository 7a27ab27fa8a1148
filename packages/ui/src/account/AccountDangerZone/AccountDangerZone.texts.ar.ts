import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './AccountDangerZone.texts.js';

export const texts: Translation<typeof english> = {
  dataIsYours:
    'يمكنك الحصول على نسخة من كل ما نحتفظ به من بياناتك، أو حذف حسابك. أما الحجوزات التي يُلزمنا القانون بالاحتفاظ بها فتبقى من دون اسمك.',
  downloadData: 'تنزيل بياناتي',
  deleteAccount: 'حذف الحساب',
  deleting: 'جارٍ الحذف…',
  deleteTitle: 'حذف حسابك',
  confirmByPassword: 'لا يمكن التراجع عن هذا الإجراء. يُرجى تأكيده بكلمة المرور.',
  keepAccount: 'الإبقاء على الحساب',
};
