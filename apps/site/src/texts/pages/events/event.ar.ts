/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as eventFailure } from '../../../routes/events/EventFailure.texts.ar.js';
export { texts as event } from '../../../routes/events/event.texts.ar.js';
export { bookingType } from '@vestibule/ui/texts/ar/bookings';
export { eventFacts } from '@vestibule/ui/texts/ar/events';
export { eventsMessages } from '@vestibule/ui/texts/ar/events';
export { ticketSale } from '@vestibule/ui/texts/ar/events';
export { paymentsMessages } from '@vestibule/ui/texts/ar/payments';
export { eventDetail } from '@vestibule/ui/texts/ar/events';
export { eventOptions } from '@vestibule/ui/texts/ar/events';
export { errorBlock } from '@vestibule/ui/texts/ar/feedback';
export { loading } from '@vestibule/ui/texts/ar/feedback';
export { price } from '@vestibule/ui/texts/ar/layout';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
