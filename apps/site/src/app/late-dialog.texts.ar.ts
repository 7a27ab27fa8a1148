import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './late-dialog.texts.js';

export const texts: Translation<typeof english> = {
  couldNotOpen: 'تعذّر فتح هذه النافذة. يُرجى التحقق من الاتصال بالإنترنت.',
  tryAgain: 'إعادة المحاولة',
  loading: 'جارٍ التحميل…',
};
