import type { EventBookingRequest } from '../bookings/booking-request.js';
import type { User } from '../account/user.schema.js';
import type { HotelEvent } from './event.schema.js';
import type { Quantities } from './quote-tickets.js';
import type { TicketGuest } from './ticket-guest.js';
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

/** What a profile knows of a guest; the last word of the name is the last name. */
export function ticketGuestOf({ fullName, email, phone }: User): Partial<TicketGuest> {
  const names = fullName.trim().split(/\s+/);
  const lastName = names.length > 1 ? (names.at(-1) ?? '') : '';
  const firstName = names.slice(0, Math.max(1, names.length - 1)).join(' ');
  return { firstName, lastName, email, phone: phone ?? '' };
}

/** Without what was chosen and put back, in one order. */
export function chosenQuantities(quantities: Quantities): Quantities {
  return Object.fromEntries(
    Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
