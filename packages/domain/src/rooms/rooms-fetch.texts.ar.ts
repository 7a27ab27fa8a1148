import type { Translation } from '../words/index.js';
import type { texts as english } from './rooms-fetch.texts.js';

export const texts: Translation<typeof english> = {
  rooms: 'تعذّر تحميل الغرف',
  availability: 'تعذّر تحميل بيانات التوفر',
};
