import type { EventBookingRequest } from '../bookings/booking-request.js';
import type { HotelEvent } from './event.js';
import type { Quantities } from './quote-tickets.js';
import type { TicketWizardState } from './ticket-wizard.js';

/** What the dialog sends to be booked: the structured form of ruling 5. */
export function ticketBookingRequest(
  event: Pick<HotelEvent, '_id'>,
  { tickets, extras, addons, guest }: TicketWizardState,
): EventBookingRequest {
  const guestName = `${guest.firstName.trim()} ${guest.lastName.trim()}`;
  return {
    type: 'event',
    id: event._id,
    bookingDetails: { guestName, phone: guest.phone.trim(), email: guest.email.trim() },
    tickets,
    extras: chosenQuantities(extras),
    addons: chosenQuantities(addons),
  };
}

/** Without what was chosen and put back, in one order. */
export function chosenQuantities(quantities: Quantities): Quantities {
  return Object.fromEntries(
    Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
