/** What can go wrong in settings. */
export type SettingsProblem = 'settings.not-found';
