import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './contact-message.texts.js';

export const texts: Translation<typeof english> = {
  nameRequired: 'الاسم مطلوب',
  nameTooLong: plural({
    zero: 'يجب ألا يتجاوز الاسم {count} حرف',
    one: 'يجب ألا يتجاوز الاسم حرفًا واحدًا',
    two: 'يجب ألا يتجاوز الاسم حرفين',
    few: 'يجب ألا يتجاوز الاسم {count} أحرف',
    many: 'يجب ألا يتجاوز الاسم {count} حرفًا',
    other: 'يجب ألا يتجاوز الاسم {count} حرف',
  }),
  messageRequired: 'الرسالة مطلوبة',
  messageTooLong: plural({
    zero: 'يجب ألا تتجاوز الرسالة {count} حرف',
    one: 'يجب ألا تتجاوز الرسالة حرفًا واحدًا',
    two: 'يجب ألا تتجاوز الرسالة حرفين',
    few: 'يجب ألا تتجاوز الرسالة {count} أحرف',
    many: 'يجب ألا تتجاوز الرسالة {count} حرفًا',
    other: 'يجب ألا تتجاوز الرسالة {count} حرف',
  }),
  sent: 'شكرًا لك. وصلت رسالتك إلى مكتب الاستقبال، وسيصلك الرد بالبريد الإلكتروني.',
};
