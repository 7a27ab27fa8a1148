import { isName, NAME_INVALID } from '../text/index.js';

/** All four are required, without a format check (spec 5, Event wizard). */
export interface TicketGuest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const noTicketGuest: TicketGuest = { firstName: '', lastName: '', email: '', phone: '' };

/** What step 4 says of a field that is still blank, in the order of the fields. */
export const ticketGuestMessages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  phone: 'Phone number is required',
} as const satisfies Record<keyof TicketGuest, string>;

const fields = Object.keys(ticketGuestMessages) as (keyof TicketGuest)[];

const names: ReadonlySet<keyof TicketGuest> = new Set(['firstName', 'lastName']);

/**
 * What a field of step 4 says: that it is blank, or that a name holds a link. Next waits for blanks
 * alone (ruling 18); a name with a link is refused when it is paid.
 */
export function ticketGuestMessage(
  guest: TicketGuest,
  field: keyof TicketGuest,
): string | undefined {
  if (guest[field].trim() === '') return ticketGuestMessages[field];
  return names.has(field) && !isName(guest[field]) ? NAME_INVALID : undefined;
}

/** The fields of step 4 that are still blank, the first one first. */
export function missingTicketGuestFields(guest: TicketGuest): (keyof TicketGuest)[] {
  return fields.filter((field) => guest[field].trim() === '');
}
