import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './request-hall.texts.js';

export const texts: Translation<typeof english> = {
  nameRequired: 'الاسم الكامل مطلوب',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailInvalid: 'البريد الإلكتروني غير صالح',
  phoneRequired: 'رقم الهاتف مطلوب',
  companyInvalid: 'يُرجى إدخال اسم شركة خالٍ من الروابط.',
  dateRequired: 'تاريخ الفعالية مطلوب',
  dateInvalid: 'تاريخ الفعالية غير صالح',
  datePast: 'لا يمكن أن يكون تاريخ الفعالية في الماضي',
  attendeesRequired: 'عدد الحضور المتوقع مطلوب',
  attendeesWhole: 'يجب أن يكون عدد الحضور المتوقع عددًا صحيحًا',
  attendeesAtLeastOne: 'يجب ألا يقل عدد الحضور المتوقع عن 1',
  attendeesAtMost: plural({
    zero: 'تتسع هذه القاعة لما لا يزيد على {figure} شخص',
    one: 'تتسع هذه القاعة لما لا يزيد على {figure} شخص',
    two: 'تتسع هذه القاعة لما لا يزيد على {figure} شخص',
    few: 'تتسع هذه القاعة لما لا يزيد على {figure} أشخاص',
    many: 'تتسع هذه القاعة لما لا يزيد على {figure} شخصًا',
    other: 'تتسع هذه القاعة لما لا يزيد على {figure} شخص',
  }),
  typeRequired: 'نوع الفعالية مطلوب',
  startInvalid: 'وقت البدء غير صالح',
  endInvalid: 'وقت الانتهاء غير صالح',
  endBeforeStart: 'يجب أن يكون وقت الانتهاء بعد وقت البدء',
  tooLong: plural({
    zero: 'يُرجى ترك الحقل فارغًا',
    one: 'يُرجى إدخال حرف واحد',
    two: 'يُرجى إدخال ما لا يزيد على حرفين',
    few: 'يُرجى إدخال ما لا يزيد على {count} أحرف',
    many: 'يُرجى إدخال ما لا يزيد على {count} حرفًا',
    other: 'يُرجى إدخال ما لا يزيد على {count} حرف',
  }),
};
