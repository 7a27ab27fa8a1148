/** The words of the page, by catalogue. */
export { texts as contentNotice } from '../../../app/ContentNotice.texts.ar.js';
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as eventList } from '../../../routes/events/EventList.texts.ar.js';
export { bookingType } from '@vestibule/ui/texts/ar/bookings';
export { eventFacts } from '@vestibule/ui/texts/ar/events';
export { eventsMessages } from '@vestibule/ui/texts/ar/events';
export { ticketSale } from '@vestibule/ui/texts/ar/events';
export { paymentsMessages } from '@vestibule/ui/texts/ar/payments';
export { eventCard } from '@vestibule/ui/texts/ar/events';
export { eventGrid } from '@vestibule/ui/texts/ar/events';
export { eventOptions } from '@vestibule/ui/texts/ar/events';
export { errorBlock } from '@vestibule/ui/texts/ar/feedback';
export { loading } from '@vestibule/ui/texts/ar/feedback';
export { price } from '@vestibule/ui/texts/ar/layout';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
export { pagination } from '@vestibule/ui/texts/ar/navigation';
