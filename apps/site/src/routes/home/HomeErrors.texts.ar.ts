import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HomeErrors.texts.js';

export const texts: Translation<typeof english> = {
  partFailed: 'تعذّر تحميل جزء من هذه الصفحة',
  pictureFailed: 'تعذّر تحميل صورة الفندق.',
};
