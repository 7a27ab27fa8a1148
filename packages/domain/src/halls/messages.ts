import type { HallsProblem } from './problems.js';

export const hallsMessages = {
  'halls.not-found': 'We could not find that meeting hall.',
} satisfies Record<HallsProblem, string>;
