/** What can go wrong in settings. */
export type SettingsProblem =
  | 'settings.not-found'
  | 'settings.category-not-found'
  | 'settings.key-taken'
  | 'settings.invalid'
  | 'settings.secret-masked'
  | 'settings.file-unreadable';
