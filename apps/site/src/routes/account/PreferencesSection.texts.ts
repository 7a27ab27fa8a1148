export const texts = {
  preferences: 'Preferences',
  loadingFailed: 'Your preferences could not be loaded',
  loading: 'Loading your preferences...',
};
