import { catalogue, text } from '@vestibule/domain/words/en';

/** Of the mail that shows the desk that mails arrive. */
export const texts = catalogue('testMail', {
  title: text('A test mail of {hotel}'),
  arrives: 'It left as the mails to guests do. Whoever reads it can be written to.',
});
