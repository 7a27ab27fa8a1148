import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('profileForm', {
  fullName: 'Full name',
  email: 'Email',
  currentPassword: 'Current password',
  currentPasswordHint: 'To change your email address.',
  phone: 'Phone',
  phoneHint: 'With country code, for example +968',
  dateOfBirth: 'Date of birth',
  chooseDateOfBirth: 'Choose your date of birth',
  address: 'Address',
  city: 'City',
  country: 'Country',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
});
