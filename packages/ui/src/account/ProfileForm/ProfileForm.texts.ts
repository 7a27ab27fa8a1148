import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('profileForm', {
  currentPasswordHint: 'To change your email address.',
  phoneHint: 'With country code, for example +968',
  chooseDateOfBirth: 'Choose your date of birth',
  save: 'Save Changes',
  cancel: 'Cancel',
});
