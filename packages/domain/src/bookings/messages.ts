import type { Translation } from '../words/index.js';
import { texts } from './my-bookings.texts.js';

export { texts as bookingsMessages } from './bookings-messages.texts.js';

/** Spec 8: shown as 'Error: ...'. */
export function bookingsFailedText(t: Translation<typeof texts> = texts): string {
  return t.failed;
}
