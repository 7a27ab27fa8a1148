import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('hallRequestSent', {
  sent: 'Your request is sent',
  hallAndTime: text('{hall}, {when}'),
  whatComesNext:
    'A copy is on its way to <email/>. We will answer there, or call <phone/>. Nothing is booked before that.',
  sendAnother: 'Send another request',
});
