import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Footer.texts.js';

export const texts: Translation<typeof english> = {
  contact: 'تواصل معنا',
  helpfulLinks: 'روابط مفيدة',
  newsletter: 'النشرة البريدية',
  backToTop: 'العودة إلى الأعلى',
};
