import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('infoStep', {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
});
