import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './NightlyPrice.texts.js';

export const texts: Translation<typeof english> = { perNight: 'لليلة الواحدة' };
