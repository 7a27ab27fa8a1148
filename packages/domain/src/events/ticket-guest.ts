import { isName, LONGEST_LINE, NAME_INVALID, NAME_TOO_LONG } from '../text/index.js';

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

const TOO_LONG = `Please enter at most ${LONGEST_LINE} characters.`;

/**
 * What a field of step 4 says: that it is blank, too long, or a name that holds a link. Next waits for
 * blanks alone (ruling 18); the rest is asked for again before it is paid.
 */
export function ticketGuestMessage(
  guest: TicketGuest,
  field: keyof TicketGuest,
): string | undefined {
  if (guest[field].trim() === '') return ticketGuestMessages[field];
  if (!names.has(field)) return guest[field].length > LONGEST_LINE ? TOO_LONG : undefined;
  if (guest[field].length <= LONGEST_LINE && !isName(guest[field])) return NAME_INVALID;
  // Both go to the hotel as one name.
  const other = field === 'firstName' ? guest.lastName : guest.firstName;
  const whole = guest[field].length + 1 + other.length;
  return whole > LONGEST_LINE && guest[field].length >= other.length ? NAME_TOO_LONG : undefined;
}

/** Whether the hotel can take a booking in this name. */
export function isTicketGuest(guest: TicketGuest): boolean {
  return fields.every((field) => ticketGuestMessage(guest, field) === undefined);
}

/** The fields of step 4 that are still blank, the first one first. */
export function missingTicketGuestFields(guest: TicketGuest): (keyof TicketGuest)[] {
  return fields.filter((field) => guest[field].trim() === '');
}
