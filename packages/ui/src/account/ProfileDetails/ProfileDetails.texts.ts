import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('profileDetails', {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  address: 'Address',
  city: 'City',
  country: 'Country',
  notGiven: 'Not given',
  edit: 'Edit Profile',
});
