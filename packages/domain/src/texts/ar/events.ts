/** The words of the rules of events in Arabic. */
export { texts as checkTicketGuest } from '../../events/check-ticket-guest.texts.ar.js';
export { texts as eventFacts } from '../../events/event-facts.texts.ar.js';
export { texts as eventsMessages } from '../../events/events-messages.texts.ar.js';
export { texts as ticketSale } from '../../events/ticket-sale.texts.ar.js';
export { texts as ticketSteps } from '../../events/ticket-steps.texts.ar.js';
