/** The words of events in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/events';
export { texts as eventCard } from '../../events/EventCard/EventCard.texts.ar.js';
export { texts as eventDetail } from '../../events/EventDetail/EventDetail.texts.ar.js';
export { texts as eventGrid } from '../../events/EventGrid/EventGrid.texts.ar.js';
export { texts as eventOptions } from '../../events/EventOptions/EventOptions.texts.ar.js';
export { texts as infoStep } from '../../events/InfoStep/InfoStep.texts.ar.js';
export { texts as optionsStep } from '../../events/OptionsStep/OptionsStep.texts.ar.js';
export { texts as paymentStep } from '../../events/PaymentStep/PaymentStep.texts.ar.js';
export { texts as summaryStep } from '../../events/SummaryStep/SummaryStep.texts.ar.js';
export { texts as ticketDialog } from '../../events/TicketDialog/TicketDialog.texts.ar.js';
export { texts as ticketProgress } from '../../events/TicketProgress/TicketProgress.texts.ar.js';
export { texts as ticketsStep } from '../../events/TicketsStep/TicketsStep.texts.ar.js';
