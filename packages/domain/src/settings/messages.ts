import type { SettingsProblem } from './problems.js';

export const settingsMessages = {
  'settings.not-found': 'We could not find that setting.',
} satisfies Record<SettingsProblem, string>;
