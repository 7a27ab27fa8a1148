import type { HallsProblem } from '@vestibule/domain/halls';

/** Where each problem shows: in place of the list, or above the form, which keeps what was typed. */
export const hallsPlaces = {
  'halls.failed': 'list',
  'halls.unreachable': 'list',
  'halls.not-found': 'form',
  'halls.not-available': 'form',
  'halls.key-reused': 'form',
} satisfies Record<HallsProblem, 'list' | 'form'>;
