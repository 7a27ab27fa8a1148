import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('resetPasswordForm', {
  askForLink: 'Ask for a new link',
  save: 'Save Password',
});
