import type { SpaProblem } from '@vestibule/domain/spa';

/** In place of the page, instead of the card's steps, above a step's buttons, or beside the times. */
export type SpaPlace = 'page' | 'card' | 'message' | 'times';

/** Every code of the feature and its place; the stories of SpaBookingFlow show them. */
export const spaPlaces = {
  'spa.not-found': 'page',
  'spa.by-arrangement': 'card',
  'spa.incomplete': 'message',
  'spa.date-past': 'message',
  'spa.slot-taken': 'times',
  'spa.slot-past': 'times',
} satisfies Record<SpaProblem, SpaPlace>;
