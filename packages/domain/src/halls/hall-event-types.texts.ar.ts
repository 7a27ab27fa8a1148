import type { Translation } from '../words/index.js';
import type { texts as english } from './hall-event-types.texts.js';

export const texts: Translation<typeof english> = {
  businessMeeting: 'اجتماع عمل',
  conference: 'مؤتمر',
  seminar: 'ندوة',
  workshop: 'ورشة عمل',
  trainingSession: 'جلسة تدريبية',
  corporateEvent: 'فعالية شركة',
  other: 'غير ذلك',
};
