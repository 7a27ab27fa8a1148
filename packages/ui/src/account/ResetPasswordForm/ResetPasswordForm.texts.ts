import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('resetPasswordForm', {
  askForLink: 'Ask for a new link',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters, with upper and lower case and a number.',
  confirmPassword: 'Confirm password',
  save: 'Save Password',
  saving: 'Saving...',
});
