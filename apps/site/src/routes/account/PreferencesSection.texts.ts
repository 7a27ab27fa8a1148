import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('preferencesSection', {
  preferences: 'Preferences',
  loadingFailed: 'Your preferences could not be loaded',
  loading: 'Loading your preferences...',
});
