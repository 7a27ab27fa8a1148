import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './from-the-kitchen.texts.js';

export const texts: Translation<typeof english> = {
  chef: text('يُعدّ رئيس الطهاة {chef} أطباقًا من المطبخ {cuisine}.'),
  fromOurKitchen: 'من مطبخنا',
};
