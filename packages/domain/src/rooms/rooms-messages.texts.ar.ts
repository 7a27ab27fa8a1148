import { LONGEST_LINE, nameInvalid, nameTooLong } from '../text/name.js';
import { texts as name } from '../text/name.texts.ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './rooms-messages.texts.js';

export const texts: Translation<typeof english> = {
  'rooms.not-found': 'لم يُعثر على هذه الغرفة.',
  'rooms.sold-out': 'هذه الغرفة محجوزة في بعض تلك الليالي.',
  'rooms.name-required': 'يُرجى إدخال اسمك.',
  'rooms.name-invalid': nameInvalid(name),
  'rooms.name-too-long': nameTooLong(name),
  'rooms.phone-too-long': `يُرجى إدخال رقم هاتف لا يزيد على ${LONGEST_LINE} حرف.`,
  'rooms.check-in-required': 'يُرجى اختيار تاريخ تسجيل الوصول.',
  'rooms.check-out-required': 'يُرجى اختيار تاريخ تسجيل المغادرة.',
  'rooms.guests-required': 'يُرجى اختيار عدد الضيوف.',
  'rooms.check-out-not-after-check-in': 'يجب أن يكون تسجيل المغادرة بعد تسجيل الوصول.',
  'rooms.check-in-past': 'لا يمكن أن يكون تاريخ تسجيل الوصول في الماضي.',
  'rooms.too-many-guests': 'عدد الضيوف أكبر من سعة هذه الغرفة.',
};
