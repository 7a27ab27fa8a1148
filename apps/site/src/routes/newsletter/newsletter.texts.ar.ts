import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './newsletter.texts.js';

export const texts: Translation<typeof english> = {
  title: 'النشرة البريدية',
  description: 'الاشتراك في النشرة البريدية أو إلغاء الاشتراك فيها.',
};
