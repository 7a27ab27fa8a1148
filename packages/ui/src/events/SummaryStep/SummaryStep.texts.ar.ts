import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SummaryStep.texts.js';

export const texts: Translation<typeof english> = {
  when: 'الموعد',
  where: 'المكان',
  guest: 'الضيف',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  refundable: 'هذه التذاكر قابلة للاسترداد.',
};
