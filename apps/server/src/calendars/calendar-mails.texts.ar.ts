import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './calendar-mails.texts.js';

export const texts: Translation<typeof english> = {
  conflicts: 'ليالٍ بيعت مرتين',
  conflictsFound:
    'باع تقويم آخر هذه الليالي ولم تبقَ لها أي وحدة من الغرفة. انقل أحد الضيوف أو ألغِ الحجز هناك:',
  conflict: text('{room} بتاريخ {night}: باعها {name}'),
  allConflicts: text('القائمة الكاملة: {command}'),
  failing: 'تعذّرت قراءة تقويم',
  failingFound:
    'لم تُقرأ هذه التقويمات منذ يوم. ما باعته يبقى محجوزًا، أما ما باعته بعد ذلك فغير معروف:',
  feed: text('{name} للغرفة {room}، منذ {since} (UTC)'),
  why: text('السبب: {command}'),
};
