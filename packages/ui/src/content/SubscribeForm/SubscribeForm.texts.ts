import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('subscribeForm', {
  email: 'Email',
  subscribe: 'Subscribe',
  mailSubject: 'Please put me on your list',
  notOpen: 'This form is not open yet. Write to <address/> and we will put you on the list.',
});
