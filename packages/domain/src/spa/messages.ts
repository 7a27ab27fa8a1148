import type { SpaProblem } from './problems.js';

export const spaMessages = {
  'spa.not-found': 'We could not find that treatment.',
  'spa.by-arrangement': 'This treatment is arranged at the spa desk. Please ask us.',
  'spa.incomplete': 'Please complete all booking details',
  'spa.date-past': 'The date cannot be in the past.',
  'spa.slot-taken': 'That time has just been taken.',
  'spa.slot-past': 'That time has already passed. Please choose a later one.',
} satisfies Record<SpaProblem, string>;

/** At the field that is missing. */
export const spaMissingMessages = {
  date: 'Please choose a date.',
  time: 'Please choose a time.',
};

/** Spec 8, Spa. */
export const SPA_LOADING_MESSAGE = 'Loading spa services...';
export const SPA_EMPTY_TITLE = 'No services found';
export const SPA_EMPTY_TEXT = 'Try adjusting your filters or search terms';
/** The list could not be loaded; the specification only logs it, ruling 28 shows it. */
export const SPA_FAILED_TITLE = 'Error Loading Spa Services';
