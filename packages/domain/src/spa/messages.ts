import type { SpaProblem } from './problems.js';

export const spaMessages = {
  'spa.not-found': 'We could not find that treatment.',
  'spa.slot-taken': 'That time has just been taken.',
} satisfies Record<SpaProblem, string>;
