import type { Translation } from '../words/index.js';
import { MAX_UNPAID } from './payment.js';
import type { texts as english } from './payments-messages.texts.js';

export const texts: Translation<typeof english> = {
  'payments.login-required': 'يُرجى تسجيل الدخول لإتمام الحجز.',
  'payments.price-changed': 'تغيّر السعر منذ اطلاعك عليه.',
  'payments.invoice-failed': 'تعذّر إصدار الفاتورة',
  'payments.provider-unreachable': 'تعذّر إصدار فاتورة الدفع. يُرجى إعادة المحاولة.',
  'payments.cancel-unreachable': 'تعذّر الاتصال بمزوّد الدفع، ولذلك لم يُلغَ شيء. يُرجى إعادة المحاولة.',
  'payments.not-found': 'لم يُعثر على هذه الدفعة.',
  'payments.not-yours': 'هذه الدفعة تخص ضيفًا آخر.',
  'payments.signature-invalid': 'توقيع هذه الرسالة غير صحيح.',
  'payments.already-paid': 'سبق دفع قيمة هذا الحجز.',
  'payments.booking-required': 'يُرجى تحديد ما تُدفع قيمته.',
  'payments.method-closed': 'طريقة الدفع هذه غير متاحة في الوقت الحالي.',
  'payments.not-confirmed': 'يتوفر الإيصال وموعد التقويم بعد تأكيد الحجز.',
  'payments.too-many-open': `عدد حجوزاتك غير المدفوعة ${MAX_UNPAID}، ولا يمكننا حفظ المزيد. يُرجى أولًا دفع قيمة أحدها أو إلغاؤه.`,
  'payments.guest-limit':
    'يتجاوز هذا ما يمكن حفظه لك قبل الدفع. يُرجى دفع قيمة أحد حجوزاتك أو إلغاؤه من صفحة حجوزاتي، أو الاكتفاء الآن بحجز أقل.',
  'payments.network-limit':
    'عدد الحجوزات غير المدفوعة الواردة من اتصالك بالإنترنت كبير. يُرجى إعادة المحاولة بعد بضع دقائق، أو الاتصال بنا.',
  'payments.email-unconfirmed':
    'عدد الحجوزات غير المدفوعة الواردة من اتصالك بالإنترنت كبير. يُرجى تأكيد عنوان بريدك الإلكتروني بالرابط الذي أرسلناه إليك، ثم الحجز من جديد. ويمكن طلب رابط جديد من ملفك الشخصي.',
  'payments.time-to-pay-over': 'انتهت المهلة المتاحة لك للدفع. يمكنك الحجز من جديد بعد قليل.',
};
