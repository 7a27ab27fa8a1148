import { catalogue } from '../words/en.js';

export const texts = catalogue('hallsIntro', {
  title: 'Professional Venues',
  intro:
    'Rooms for business meetings, conferences and corporate events. Choose one and send us a request.',
});
