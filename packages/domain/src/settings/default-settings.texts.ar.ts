import type { Translation } from '../words/index.js';
import type { texts as english } from './default-settings.texts.js';

export const texts: Translation<typeof english> = {
  maintenanceMessage: 'نجري الآن أعمال صيانة على الموقع. ويُرجى العودة بعد دقائق قليلة.',
  arrivalNote: 'مكتب الاستقبال مفتوح ليلًا ونهارًا. ويُرجى إبلاغنا بموعد وصول الرحلة لنكون في الاستقبال.',
  yourHotel: 'اسم الفندق',
  yourAddress: 'عنوان الفندق',
};
