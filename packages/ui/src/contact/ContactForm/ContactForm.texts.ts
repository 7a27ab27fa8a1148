import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('contactForm', {
  contact: 'Contact',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  notOpen: 'This form is not open yet.',
  reach: 'Write to <address/> or call <phone/>.',
  reachTyped: 'Write to <address/>, with what you typed, or call <phone/>.',
  messageFrom: text('Message from {name}'),
});
