/** The words of halls in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/halls';
export { texts as hallCard } from '../../halls/HallCard/HallCard.texts.ar.js';
export { texts as hallDetail } from '../../halls/HallDetail/HallDetail.texts.ar.js';
export { texts as hallGrid } from '../../halls/HallGrid/HallGrid.texts.ar.js';
export { texts as hallRequestDialog } from '../../halls/HallRequestDialog/HallRequestDialog.texts.ar.js';
export { texts as hallRequestSent } from '../../halls/HallRequestSent/HallRequestSent.texts.ar.js';
export { texts as hallRequests } from '../../halls/HallRequests/HallRequests.texts.ar.js';
