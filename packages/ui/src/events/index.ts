export * from './EventCard/EventCard.js';
export * from './EventGrid/EventGrid.js';
export * from './EventDetail/EventDetail.js';
export * from './EventOptions/EventOptions.js';
export * from './TicketDialog/TicketDialog.js';
export type { TicketRefusal } from './PaymentStep/PaymentStep.js';
