import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('profile', {
  title: 'Profile',
  description: 'Your profile.',
  loading: 'Loading your profile...',
});
