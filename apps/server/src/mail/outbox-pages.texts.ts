import { catalogue, text } from '@vestibule/domain/words/en';

/** Of the pages that show what a demonstration would have sent. */
export const texts = catalogue('outboxPages', {
  outbox: 'Outbox',
  empty: 'No mail has been sent yet.',
  sentTo: text('to {address}, {time}'),
  attached: text('Attached: {files}'),
  noSuchMail: 'No such mail',
  noSuchFile: 'No such file',
});
