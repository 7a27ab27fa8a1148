import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('checkTicketGuest', {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  phone: 'Phone number is required',
  tooLong: plural({
    one: 'Please enter at most {count} character.',
    other: 'Please enter at most {count} characters.',
  }),
});
