import { text } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './browser-name.texts.js';

export const texts: Translation<typeof english> = {
  onSystem: text('{browser} على {system}'),
  unknown: 'متصفح غير معروف',
};
