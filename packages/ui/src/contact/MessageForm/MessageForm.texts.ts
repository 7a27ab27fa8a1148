import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('messageForm', {
  contact: 'Contact',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
});
