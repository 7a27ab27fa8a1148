import { catalogue } from '../words/en.js';
import type { SpaProblem } from './problems.js';

export const texts = catalogue('spaMessages', {
  'spa.not-found': 'We could not find that treatment.',
  'spa.by-arrangement': 'This treatment is arranged at the spa desk. Please ask us.',
  'spa.incomplete': 'Please complete all booking details',
  'spa.date-past': 'The date cannot be in the past.',
  'spa.slot-taken': 'That time has just been taken.',
  'spa.slot-past': 'That time has already passed. Please choose a later one.',
} satisfies Record<SpaProblem, string>);
