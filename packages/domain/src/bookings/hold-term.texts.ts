import { catalogue, text } from '../words/en.js';

export const texts = catalogue('holdTerm', {
  keptUntil: text('We keep it for you until {time}, hotel time.'),
  nightsOver: 'Your time to pay for these nights has run out.',
  treatmentOver: 'Your time to pay for this treatment has run out.',
  seatsOver: 'Your time to pay for these seats has run out.',
  nightsAgain: text('You can take these nights again from {time}, hotel time.'),
  treatmentAgain: text('You can take this treatment again from {time}, hotel time.'),
  seatsAgain: text('You can take these seats again from {time}, hotel time.'),
  nightsPause: text(
    'Your time to pay for these nights has run out. You can take them again from {time}, hotel time.',
  ),
  treatmentPause: text(
    'Your time to pay for this treatment has run out. You can take it again from {time}, hotel time.',
  ),
  seatsPause: text(
    'Your time to pay for these seats has run out. You can take them again from {time}, hotel time.',
  ),
});
