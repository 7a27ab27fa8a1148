import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './verify-email-page.texts.js';

export const texts: Translation<typeof english> = {
  title: 'تأكيد البريد الإلكتروني',
  description: 'تأكيد عنوان بريدك الإلكتروني.',
  heading: 'عنوان بريدك الإلكتروني',
};
