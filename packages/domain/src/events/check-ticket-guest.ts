import { isName, LONGEST_LINE, nameInvalid, nameTooLong } from '../text/index.js';
import { texts as nameTexts } from '../text/name.texts.js';
import type { Translation } from '../words/index.js';
import { texts } from './check-ticket-guest.texts.js';
import { ticketGuestFields, type TicketGuest } from './ticket-guest.js';

/** What step 4 says of a field that is still blank. */
const blankFields = (t: Translation<typeof texts>) =>
  ({
    firstName: t.firstName,
    lastName: t.lastName,
    email: t.email,
    phone: t.phone,
  }) satisfies Record<keyof TicketGuest, string>;

const names: ReadonlySet<keyof TicketGuest> = new Set(['firstName', 'lastName']);

/**
 * What a field of step 4 says: that it is blank, too long, or a name that holds a link. Next waits for
 * blanks alone (ruling 18); the rest is asked for again before it is paid.
 */
export function ticketGuestMessage(
  guest: TicketGuest,
  field: keyof TicketGuest,
  t: Translation<typeof texts> = texts,
  ofNames: Translation<typeof nameTexts> = nameTexts,
): string | undefined {
  if (guest[field].trim() === '') return blankFields(t)[field];
  const long = guest[field].length > LONGEST_LINE;
  if (!names.has(field)) return long ? t.tooLong({ count: LONGEST_LINE }) : undefined;
  if (!long && !isName(guest[field])) return nameInvalid(ofNames);
  // Both go to the hotel as one name.
  const other = field === 'firstName' ? guest.lastName : guest.firstName;
  const whole = guest[field].length + 1 + other.length;
  const cut = whole > LONGEST_LINE && guest[field].length >= other.length;
  return cut ? nameTooLong(ofNames) : undefined;
}

/** Whether the hotel can take a booking in this name. */
export function isTicketGuest(guest: TicketGuest): boolean {
  return ticketGuestFields.every((field) => ticketGuestMessage(guest, field) === undefined);
}
