import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './wait-message.texts.js';

export const texts: Translation<typeof english> = {
  tooMany: plural({
    zero: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد قليل.',
    one: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد دقيقة واحدة.',
    two: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد دقيقتين.',
    few: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد {count} دقائق.',
    many: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد {count} دقيقة.',
    other: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد {count} دقيقة.',
  }),
};
