import { plural } from '../words/en.js';

export const texts = {
  tickets: plural({ one: 'ticket', other: 'tickets' }),
};
