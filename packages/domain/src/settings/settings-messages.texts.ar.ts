import type { Translation } from '../words/index.js';
import type { texts as english } from './settings-messages.texts.js';

export const texts: Translation<typeof english> = {
  'settings.not-found': 'لم يُعثر على هذا الإعداد.',
  'settings.category-not-found': 'لم يُعثر على إعدادات من هذه الفئة.',
  'settings.key-taken': 'يوجد إعداد بهذا المفتاح من قبل.',
  'settings.invalid': 'بعض الإعدادات غير صحيحة. لم يتغيّر شيء.',
  'settings.secret-masked': 'لا يمكن حفظ القيمة السرية بصورتها المحجوبة.',
  'settings.file-unreadable': 'هذا الملف ليس ملف إعدادات مُصدَّرًا. لم يتغيّر شيء.',
};
