import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('contactMessage', {
  nameRequired: 'Name is required',
  nameTooLong: plural({
    one: 'Name must be at most {count} character',
    other: 'Name must be at most {count} characters',
  }),
  messageRequired: 'Message is required',
  messageTooLong: plural({
    one: 'Message must be at most {count} character',
    other: 'Message must be at most {count} characters',
  }),
  sent: 'Thank you. Your message is with the desk, and an answer comes by email.',
});
