import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('waitingEmail', {
  newWaits:
    'We have sent a link to <waiting/>. Open it to use that address; until then you sign in with <present/>.',
  firstWaits: 'Please confirm your email address: we have sent a link to <waiting/>.',
  sendAgain: 'Send the link again',
  sendAgainTo: text('Send the link again to {waiting}'),
  keepEmail: 'Keep my current email',
  keepThisEmail: text('Keep my current email {present}'),
});
