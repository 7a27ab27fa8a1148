import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('accountFields', {
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 8 characters, with upper and lower case and a number.',
  fullName: 'Full name',
  dateOfBirth: 'Date of birth',
  address: 'Address',
  city: 'City',
  country: 'Country',
  currentPassword: 'Current password',
  saving: 'Saving...',
  newPassword: 'New password',
});
