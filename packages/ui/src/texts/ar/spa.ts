/** The words of spa in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/spa';
export { texts as spaBookingFlow } from '../../spa/SpaBookingFlow/SpaBookingFlow.texts.ar.js';
export { texts as spaBookingPanel } from '../../spa/SpaBookingPanel/SpaBookingPanel.texts.ar.js';
export { texts as spaFilterPanel } from '../../spa/SpaFilterPanel/SpaFilterPanel.texts.ar.js';
export { texts as spaServiceCard } from '../../spa/SpaServiceCard/SpaServiceCard.texts.ar.js';
export { texts as spaServiceDetail } from '../../spa/SpaServiceDetail/SpaServiceDetail.texts.ar.js';
export { texts as spaServiceGrid } from '../../spa/SpaServiceGrid/SpaServiceGrid.texts.ar.js';
