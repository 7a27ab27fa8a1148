import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('profileDetails', {
  notGiven: 'Not given',
  edit: 'Edit Profile',
});
