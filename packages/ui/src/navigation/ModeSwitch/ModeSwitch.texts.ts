import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('modeSwitch', {
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
});
