/** The words of the rules of spa in Arabic. */
export { texts as filterTreatments } from '../../spa/filter-treatments.texts.ar.js';
export { texts as spaMessages } from '../../spa/spa-messages.texts.ar.js';
export { texts as spaSteps } from '../../spa/spa-steps.texts.ar.js';
export { texts as treatmentFacts } from '../../spa/treatment-facts.texts.ar.js';
