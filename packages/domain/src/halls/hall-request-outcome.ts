import type { Translation } from '../words/index.js';
import { texts } from './hall-request-outcome.texts.js';

/** How a request ends (spec 8, Meeting hall). */
export const hallRequestOutcome = (t: Translation<typeof texts> = texts) => ({
  sent: t.sent,
  failed: t.failed,
});

export const HALL_REQUEST_SENT_MESSAGE = texts.sent;
export const HALL_REQUEST_FAILED_MESSAGE = texts.failed;
