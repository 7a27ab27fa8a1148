import type { HallsProblem } from '@vestibule/domain/halls';

/** Where each problem of a hall request shows: all of them above the form, which keeps what was typed. */
export const hallsPlaces = {
  'halls.not-found': 'form',
  'halls.not-available': 'form',
  'halls.key-reused': 'form',
} satisfies Record<HallsProblem, 'form'>;
