/** Light, dark, or whatever the guest's system says. */
export type ThemeMode = 'light' | 'dark' | 'system';
