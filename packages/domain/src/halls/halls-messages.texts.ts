import { catalogue } from '../words/en.js';
import type { HallsProblem } from './problems.js';

export const texts = catalogue('hallsMessages', {
  'halls.failed': 'Failed to fetch meeting halls',
  'halls.unreachable': 'Failed to connect to server',
  'halls.not-found': 'We could not find that meeting hall.',
  'halls.not-available': 'That meeting hall is not available at the moment.',
} satisfies Record<HallsProblem, string>);
