/** The words of the rules of halls in Arabic. */
export { texts as hallEventTypes } from '../../halls/hall-event-types.texts.ar.js';
export { texts as hallFacts } from '../../halls/hall-facts.texts.ar.js';
export { texts as hallRequestOutcome } from '../../halls/hall-request-outcome.texts.ar.js';
export { texts as hallRequestRecord } from '../../halls/hall-request-record.texts.ar.js';
export { texts as hallsIntro } from '../../halls/halls-intro.texts.ar.js';
export { texts as hallsMessages } from '../../halls/halls-messages.texts.ar.js';
export { texts as requestHall } from '../../halls/request-hall.texts.ar.js';
