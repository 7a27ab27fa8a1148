import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './ModeSwitch.texts.js';

export const texts: Translation<typeof english> = {
  appearance: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  system: 'حسب الجهاز',
};
