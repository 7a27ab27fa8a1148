import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('resetPassword', {
  title: 'New Password',
  description: 'Choose a new password.',
  heading: 'Choose a new password',
  subtitle: 'Every device that is signed in will be signed out',
});
