import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './StatusBadge.texts.js';

export const texts: Translation<typeof english> = {
  pending: 'قيد الانتظار',
  waiting: 'قيد التأكيد',
  confirmed: 'مؤكد',
  paid: 'مدفوع',
  cancelled: 'ملغى',
  failed: 'لم ينجح',
  expired: 'منتهي الصلاحية',
};
