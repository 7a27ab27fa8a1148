import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './NewsletterForm.texts.js';

export const texts: Translation<typeof english> = {
  newsletter: 'النشرة البريدية',
  email: 'البريد الإلكتروني',
  subscribe: 'اشتراك',
  subscribing: 'جارٍ الاشتراك…',
};
