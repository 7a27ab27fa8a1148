import { catalogue, text } from '@vestibule/domain/words/en';

/** Of the mail to the desk, and of the copy to the guest. */
export const texts = catalogue('contactMails', {
  fromWebsite: 'A message from the website',
  from: text('From {name}, {email}.'),
  answerTo: text('Answer to {email}: this mail itself comes from the website.'),

  subject: text('Your message to {hotel}'),
  title: 'Your message',
  thanks:
    'Thank you for writing to us. Your message is with the desk, and we answer to this address.',
  inTheseWords: 'In these words:',
  notYou:
    'If you did not write to us, somebody mistook your address: you do not need to do anything.',
});
