import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './CancelBookingDialog.texts.js';

export const texts: Translation<typeof english> = {
  title: 'إلغاء هذا الحجز؟',
  cancelling: 'جارٍ إلغاء حجزك…',
  keep: 'الإبقاء على الحجز',
  cancel: 'إلغاء الحجز',
  booking: 'الحجز',
  when: 'الموعد',
  total: 'الإجمالي',
  settled: 'لا يوجد ما يُلغى',
  confirmed: 'دُفعت قيمة هذا الحجز في هذه الأثناء، وتم تأكيده.',
  underway: 'هناك دفعة لهذا الحجز قيد المعالجة، ولذلك لا يمكن إلغاؤه الآن.',
  ended: 'لم يعد هذا الحجز محفوظًا لك.',
};
