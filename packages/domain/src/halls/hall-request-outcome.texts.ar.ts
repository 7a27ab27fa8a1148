import type { Translation } from '../words/index.js';
import type { texts as english } from './hall-request-outcome.texts.js';

export const texts: Translation<typeof english> = {
  sent: 'تم إرسال طلب الحجز بنجاح! سنتواصل معك قريبًا.',
  failed: 'تعذّر إرسال طلب الحجز. يُرجى إعادة المحاولة.',
};
