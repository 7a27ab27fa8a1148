import { isEmail, isSameMailbox } from '../account/email.js';
import type { Translation } from '../words/index.js';
import { texts } from './contact-email.texts.js';

/**
 * What a booking keeps of the email given with it: null where it is no address, because step 4 checks no
 * format (ruling 18), or the account's own, so that a change of that address is followed.
 */
export function contactEmailOf(given: string | undefined, accountEmail: string): string | null {
  const email = given?.trim() ?? '';
  return isEmail(email) && !isSameMailbox(email, accountEmail) ? email : null;
}

/** What a guest is told, before paying, of the mailbox that gets the confirmation: as `contactEmailOf` decides. */
export function confirmationMailText(given: string, t: Translation<typeof texts> = texts): string {
  return isEmail(given) ? t.toThisAddress : t.toYourAccount;
}

interface BookingEmails {
  /** Given with the booking; null where the account's own serves. */
  contactEmail: string | null;
  /** The account's; empty once the account is deleted. */
  guestEmail: string;
}

/** Where mail about a booking goes: to the address given with it, and as a copy to the account's. */
export function bookingMailboxes({ contactEmail, guestEmail }: BookingEmails): string[] {
  if (guestEmail === '') return [];
  if (contactEmail === null || isSameMailbox(contactEmail, guestEmail)) return [guestEmail];
  return [contactEmail, guestEmail];
}
