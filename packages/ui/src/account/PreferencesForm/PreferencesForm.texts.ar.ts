import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PreferencesForm.texts.js';

export const texts: Translation<typeof english> = {
  bed: 'السرير',
  floor: 'الطابق',
  notes: 'ملاحظات تهمّنا معرفتها',
  notesHint: 'حساسية من شيء ما، أو وسادة مفضّلة، أو سلّم يُستحسن تجنّبه.',
  newsletter: 'أرغب في تلقي النشرة البريدية للفندق',
  save: 'حفظ التفضيلات',
};
