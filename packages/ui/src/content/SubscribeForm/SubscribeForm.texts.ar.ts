import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SubscribeForm.texts.js';

export const texts: Translation<typeof english> = {
  email: 'البريد الإلكتروني',
  subscribe: 'اشتراك',
  mailSubject: 'أرجو إضافتي إلى قائمتكم البريدية',
  notOpen: 'هذا النموذج غير متاح بعد. يمكنك مراسلتنا على <address/> وسنضيفك إلى القائمة.',
};
