/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as hallFailure } from '../../../routes/halls/HallFailure.texts.ar.js';
export { texts as hall } from '../../../routes/halls/hall.texts.ar.js';
export { accountRules } from '@vestibule/ui/texts/ar/account';
export { hallEventTypes } from '@vestibule/ui/texts/ar/halls';
export { hallFacts } from '@vestibule/ui/texts/ar/halls';
export { hallRequestOutcome } from '@vestibule/ui/texts/ar/halls';
export { hallRequestRecord } from '@vestibule/ui/texts/ar/halls';
export { hallsMessages } from '@vestibule/ui/texts/ar/halls';
export { requestHall } from '@vestibule/ui/texts/ar/halls';
export { name } from '@vestibule/ui/texts/ar/text';
export { errorBlock } from '@vestibule/ui/texts/ar/feedback';
export { loading } from '@vestibule/ui/texts/ar/feedback';
export { hallDetail } from '@vestibule/ui/texts/ar/halls';
export { hallRequestSent } from '@vestibule/ui/texts/ar/halls';
export { price } from '@vestibule/ui/texts/ar/layout';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
