import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SessionList.texts.js';

export const texts: Translation<typeof english> = {
  signedIn: 'المتصفحات التي سُجّل الدخول فيها',
  thisBrowser: 'هذا المتصفح',
  since: text('سُجّل الدخول في {day}، وآخر استخدام في {lastDay} عند الساعة {time}.'),
  signOut: 'تسجيل الخروج',
  signOutOf: text('تسجيل الخروج من {browser}'),
  loading: 'جارٍ تحميل المتصفحات التي سُجّل الدخول فيها…',
  loadingFailed: 'تعذّر تحميل المتصفحات التي سُجّل الدخول فيها',
};
