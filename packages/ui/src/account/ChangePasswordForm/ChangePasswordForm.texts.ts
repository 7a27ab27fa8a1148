import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('changePasswordForm', {
  change: 'Change Password',
});
