import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './VideoPlaceholder.texts.js';

export const texts: Translation<typeof english> = {
  videoPresentation: 'عرض مرئي',
  inTheMaking: text(
    'يجري إعداد فيلم قصير عن {room}. وإلى حين اكتماله، ندعوك إلى مشاهدة الصور أعلاه.',
  ),
};
