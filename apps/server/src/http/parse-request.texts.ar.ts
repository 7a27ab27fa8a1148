import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './parse-request.texts.js';

export const texts: Translation<typeof english> = {
  sendAsForm: 'يُرجى إرسال الطلب بصيغة multipart/form-data.',
};
