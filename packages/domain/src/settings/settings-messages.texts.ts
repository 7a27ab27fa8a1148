import { catalogue } from '../words/en.js';
import type { SettingsProblem } from './problems.js';

export const texts = catalogue('settingsMessages', {
  'settings.not-found': 'We could not find that setting.',
  'settings.category-not-found': 'We could not find settings of that category.',
  'settings.key-taken': 'A setting with this key already exists.',
  'settings.invalid': 'Some settings are not right. Nothing was changed.',
  'settings.secret-masked': 'A secret cannot be set to its own mask.',
  'settings.file-unreadable': 'The file is not a settings export. Nothing was changed.',
} satisfies Record<SettingsProblem, string>);
