import { catalogue, text } from '@vestibule/domain/words/en';

/** Of the copy to the guest; the desk reads English. */
export const texts = catalogue('contactMails', {
  subject: text('Your message to {hotel}'),
  title: 'Your message',
  thanks:
    'Thank you for writing to us. Your message is with the desk, and we answer to this address.',
  inTheseWords: 'In these words:',
  notYou:
    'If you did not write to us, somebody mistook your address: you do not need to do anything.',
});
