import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ProfileSummary.texts.js';

export const texts: Translation<typeof english> = {
  memberSince: text('عضوية منذ {since}'),
  signOut: 'تسجيل الخروج',
};
