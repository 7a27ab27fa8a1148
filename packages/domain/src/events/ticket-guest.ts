/** All four are required, without a format check (spec 5, Event wizard). */
export interface TicketGuest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const noTicketGuest: TicketGuest = { firstName: '', lastName: '', email: '', phone: '' };

/** In their order. */
export const ticketGuestFields = Object.keys(noTicketGuest) as (keyof TicketGuest)[];

/** The fields of step 4 that are still blank, the first one first. */
export function missingTicketGuestFields(guest: TicketGuest): (keyof TicketGuest)[] {
  return ticketGuestFields.filter((field) => guest[field].trim() === '');
}
