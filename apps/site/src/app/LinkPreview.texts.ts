import { catalogue } from '@vestibule/domain/words/en';

/**
 * What the pictures behind link previews show, by the names of `/uploads/`. The server alone writes
 * previews, so no browser fetches these words.
 */
export const texts = catalogue('linkPreview', {
  'content/hero-home': 'The house in the evening light across its pool, palms on both sides',
  'content/hero-about': 'The house across its pool, palms and white parasols at the water',
  'content/hero-spa':
    'Rolled towels, candles and a bowl of frangipani at the edge of the spa’s pool',
  'content/hero-events':
    'Two long tables laid in white on the terrace at sunset, strings of lights above them',
  'content/hero-halls': 'Hall with rows of teal chairs before a screen',
  'content/hero-restaurant':
    'Table by candlelight in the restaurant: a small plate of scallops, flatbread, a glass of wine',
  'events/bread':
    'Dough under a rolling pin on a floured board, flatbread and eggs in tomatoes beside it',
  'events/gala': 'Long table laid in white under strings of lights, the sea at sunset behind it',
  'events/jazz':
    'Stage at the water at dusk: a grand piano and a double bass, strings of lights between palms',
  'events/majlis':
    'Cushioned seats along the walls of the majlis, a brass coffee pot on the table before them',
  'events/oud':
    'An oud on its chair by the water at dusk, coffee beside it, a piano and a double bass behind',
  'events/wine': 'Four glasses of wine, bottles and a board of cheese and grapes by candlelight',
  'halls/ballroom': 'Round tables laid in white below chandeliers, the sea in tall arched windows',
  'halls/boardroom': 'Long oval table with leather chairs, palms outside the arched windows',
  'halls/conference': 'Conference hall with rows of chairs and wall lamps, ready for a talk',
  'halls/dhow-room': 'Long table with blue chairs, arched windows over the bay',
  'halls/library':
    'Long table with leather chairs before shelves of books, arched windows beside it',
  'halls/majlis':
    'Teal seats along three walls, the sun falling through carved windows on a red rug',
  'halls/sur-room':
    'Long table with terracotta chairs in a corner of arched windows, a palm and the bay outside',
  'halls/terrace':
    'Long tables laid in white under shade sails and strings of lights, the sea behind a low wall',
  'services/couples': 'Two treatment tables side by side before a carved screen',
  'services/facial': 'Treatment table beside a carved screen, oils, candles and a bowl of flowers',
  'services/hammam':
    'Hammam with a wide marble stone in its middle, sun falling through stars in the dome',
  'services/salt-pool': 'Salt pool under lit arches, small lamps and flowers on the water',
  'services/massage': 'Treatment table before a carved screen, a palm and candles beside it',
});
