import { catalogue } from '../words/en.js';

export const texts = catalogue('hallsIntro', {
  title: 'Professional Venues',
  intro:
    'Rooms for business meetings, conferences and corporate events, from a table for twelve to a ballroom for four hundred. Each has daylight or good light, and somebody who stays within call; indoors there is a screen that works.',
});
