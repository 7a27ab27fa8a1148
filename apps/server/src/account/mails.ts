import { browserName, browserNameTexts, type Session } from '@vestibule/domain/account';
import type { Translation } from '@vestibule/domain/words';
import { greeting } from '../mail/greeting.js';
import { letter, type Letter } from '../mail/letter.js';
import type { Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';
import { siteAddress } from '../mail/site-address.js';
import { wordsIn } from '../texts/words-in.js';
import { texts } from './account-mails.texts.js';
import { linkHours } from './links.js';
import type { UserRow } from './store.js';

type Guest = Pick<UserRow, 'email' | 'fullName'>;

/** In the language of the letterhead, which is the account's. */
const textsFor = ({ language }: Letterhead): Translation<typeof texts> => wordsIn(language, texts);

export function verificationMail(guest: Guest, head: Letterhead, token: string): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.confirmSubject,
    paragraphs: [t.confirmAsked({ hotel: head.hotelName })],
    action: { label: t.confirmAddress, href: siteAddress(head, 'verifyEmail', { token }) },
    closing: t.confirmClosing({ count: linkHours['verify-email'] / 24 }),
  });
}

export function resetMail(guest: Guest, head: Letterhead, token: string): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.newPassword,
    paragraphs: [t.resetAsked({ hotel: head.hotelName })],
    action: { label: t.newPassword, href: siteAddress(head, 'resetPassword', { token }) },
    closing: t.resetClosing,
  });
}

export function welcomeMail(guest: Guest, head: Letterhead): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.welcome({ hotel: head.hotelName }),
    paragraphs: [t.welcomeConfirmed, t.welcomePreferences],
    action: { label: t.seeRooms, href: siteAddress(head, 'rooms') },
  });
}

export function passwordChangedMail(
  guest: Guest,
  head: Letterhead,
  { passkeysRemoved }: { passkeysRemoved: boolean },
): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.passwordChanged,
    paragraphs: passkeysRemoved
      ? [t.passwordChangedJustNow, t.passkeysRemoved]
      : [t.passwordChangedJustNow],
    action: { label: t.signIn, href: siteAddress(head, 'login') },
    closing: t.notYou,
  });
}

/** What has changed about passkeys; each is told, as whoever signs in with one needs no password. */
export function passkeyMail(
  guest: Guest & Pick<UserRow, 'role'>,
  head: Letterhead,
  news: 'added' | 'removed' | 'only' | 'orPassword',
): MailMessage {
  const t = textsFor(head);
  const { hotelName: hotel } = head;
  const change = {
    added: t.passkeyAdded({ hotel }),
    removed: t.passkeyRemoved({ hotel }),
    only: t.passkeyOnly({ hotel }),
    orPassword: t.passkeyOrPassword({ hotel }),
  }[news];
  return mail(guest, head, {
    subject: t.signInChanged,
    paragraphs: [change, guest.role === 'administrator' ? t.signInNotYouDesk : t.signInNotYou],
    closing: t.changeWasYou,
  });
}

/** Goes to the address in use, which alone can notice that somebody else asked. */
export function addressChangeAskedMail(
  guest: Guest,
  head: Letterhead,
  newEmail: string,
): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.changeAskedSubject,
    title: t.changeAskedTitle,
    paragraphs: [t.changeAsked({ email: newEmail }), t.changeNotYou],
    action: { label: t.newPassword, href: siteAddress(head, 'forgotPassword') },
    closing: t.changeWasYou,
  });
}

/** Goes to the former address, which alone can notice that somebody else did it. */
export function addressChangedMail(guest: Guest, head: Letterhead, newEmail: string): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.addressChanged,
    paragraphs: [t.addressChangedTo({ hotel: head.hotelName, email: newEmail })],
    closing: t.notYou,
  });
}

export function newSignInMail(
  guest: Guest & Pick<UserRow, 'role'>,
  head: Letterhead,
  browser: Pick<Session, 'browser' | 'system'>,
): MailMessage {
  const t = textsFor(head);
  const name = browserName(browser, wordsIn(head.language, browserNameTexts));
  const signedIn = t.signedInAnew({ hotel: head.hotelName, browser: name });
  // The administrator's password is set on the server.
  if (guest.role === 'administrator') {
    const paragraphs = [signedIn, t.signedInNotYouDesk];
    return mail(guest, head, { subject: t.newSignIn, paragraphs, closing: t.changeWasYou });
  }
  return mail(guest, head, {
    subject: t.newSignIn,
    paragraphs: [signedIn, t.signedInNotYou],
    action: { label: t.newPassword, href: siteAddress(head, 'forgotPassword') },
    closing: t.changeWasYou,
  });
}

/** Goes to the new address. */
export function newAddressMail(guest: Guest, head: Letterhead, token: string): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.newAddressSubject,
    paragraphs: [t.newAddressAsked({ hotel: head.hotelName })],
    action: { label: t.useAddress, href: siteAddress(head, 'verifyEmail', { token, change: '1' }) },
    closing: t.newAddressClosing({ count: linkHours['change-email'] / 24 }),
  });
}

/** Goes to an address that has an account, when somebody asks for it for another one. */
export function addressInUseMail(guest: Guest, head: Letterhead): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.addressInUse,
    paragraphs: [t.addressInUseAsked({ hotel: head.hotelName }), t.addressInUseWasYou],
    action: { label: t.signIn, href: siteAddress(head, 'login') },
    closing: t.addressInUseNotYou,
  });
}

export function accountDeletedMail(guest: Guest, head: Letterhead): MailMessage {
  const t = textsFor(head);
  return mail(guest, head, {
    subject: t.deleted,
    paragraphs: [t.deletedWhat, t.deletedWelcome],
  });
}

interface Content extends Omit<Letter, 'title'> {
  subject: string;
  /** The subject, where none is given. */
  title?: string;
}

function mail(guest: Guest, head: Letterhead, { subject, ...content }: Content): MailMessage {
  const paragraphs = [greeting(guest.fullName, head.language), ...content.paragraphs];
  return { to: guest.email, subject, ...letter(head, { title: subject, ...content, paragraphs }) };
}
