import { greeting } from '../mail/greeting.js';
import { letter, type Letter } from '../mail/letter.js';
import type { Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';
import { linkHours } from './links.js';
import type { UserRow } from './store.js';

type Guest = Pick<UserRow, 'email' | 'fullName'>;

const NOT_YOU = 'If this was not you, please write to us: somebody may have your password.';

export function verificationMail(guest: Guest, head: Letterhead, token: string): MailMessage {
  return mail(guest, head, {
    subject: 'Please confirm your email address',
    paragraphs: [
      `Thank you for making an account with ${head.hotelName}. Please confirm that this address is yours, so that what we send about your stays reaches you.`,
    ],
    action: { label: 'Confirm this address', href: link(head.publicUrl, '/verify-email', token) },
    closing: `The link works once, for ${linkHours['verify-email'] / 24} days. If you did not make an account, you do not need to do anything.`,
  });
}

export function resetMail(guest: Guest, head: Letterhead, token: string): MailMessage {
  return mail(guest, head, {
    subject: 'Choose a new password',
    paragraphs: [
      `Somebody, most likely you, asked for a new password for your account with ${head.hotelName}.`,
    ],
    action: {
      label: 'Choose a new password',
      href: link(head.publicUrl, '/reset-password', token),
    },
    closing:
      'The link works once, for one hour. If you did not ask for it, your password stays as it is.',
  });
}

export function welcomeMail(guest: Guest, head: Letterhead): MailMessage {
  return mail(guest, head, {
    subject: `Welcome to ${head.hotelName}`,
    paragraphs: [
      'Your address is confirmed. Rooms, treatments and tickets that you book will wait for you under My Bookings.',
      'If you tell us in your profile which bed and floor you like, we shall have it ready where we can.',
    ],
    action: { label: 'See the rooms', href: `${head.publicUrl}/rooms` },
  });
}

export function passwordChangedMail(guest: Guest, head: Letterhead): MailMessage {
  return mail(guest, head, {
    subject: 'Your password has been changed',
    paragraphs: [
      'The password of your account has just been changed, and every other device was signed out.',
    ],
    action: { label: 'Sign in', href: `${head.publicUrl}/login` },
    closing: NOT_YOU,
  });
}

/** Goes to the address in use, which alone can notice that somebody else asked. */
export function addressChangeAskedMail(
  guest: Guest,
  head: Letterhead,
  newEmail: string,
): MailMessage {
  return mail(guest, head, {
    subject: 'Somebody asked to change the address of your account',
    title: 'A new address for your account',
    paragraphs: [
      `Somebody who knows your password, most likely you, asked to change the address of your account to ${newEmail}. We have sent a link there. Until it is opened, nothing changes: you sign in with this address, and we write to it.`,
      'If this was not you, choose a new password at once. That cancels the change and signs out every device.',
    ],
    action: { label: 'Choose a new password', href: `${head.publicUrl}/forgot-password` },
    closing: 'If it was you, you do not need to do anything here.',
  });
}

/** Goes to the new address. */
export function newAddressMail(guest: Guest, head: Letterhead, token: string): MailMessage {
  return mail(guest, head, {
    subject: 'Please confirm your new email address',
    paragraphs: [
      `You asked to use this address for your account with ${head.hotelName}. Please confirm that it is yours. From then on you sign in with it, and what we send about your stays goes there.`,
    ],
    action: {
      label: 'Use this address',
      href: `${link(head.publicUrl, '/verify-email', token)}&change=1`,
    },
    closing: `The link works once, for ${linkHours['change-email'] / 24} days. If you did not ask for it, you do not need to do anything, and should not open it.`,
  });
}

/** Goes to an address that has an account, when somebody asks for it for another one. */
export function addressInUseMail(guest: Guest, head: Letterhead): MailMessage {
  return mail(guest, head, {
    subject: 'You have an account with this address',
    paragraphs: [
      `Somebody asked to use this address for another account with ${head.hotelName}. It already belongs to yours, so nothing changes.`,
      'If it was you, sign in with this address; if you forgot its password, you can choose a new one there.',
    ],
    action: { label: 'Sign in', href: `${head.publicUrl}/login` },
    closing: 'If it was not you, you do not need to do anything.',
  });
}

export function accountDeletedMail(guest: Guest, head: Letterhead): MailMessage {
  return mail(guest, head, {
    subject: 'Your account has been deleted',
    paragraphs: [
      'Your account and your preferences are deleted. What the law has us keep of past bookings no longer carries your name.',
      'You are welcome here with or without an account.',
    ],
  });
}

interface Content extends Omit<Letter, 'title'> {
  subject: string;
  /** The subject, where none is given. */
  title?: string;
}

function mail(guest: Guest, head: Letterhead, { subject, ...content }: Content): MailMessage {
  const paragraphs = [greeting(guest.fullName), ...content.paragraphs];
  return { to: guest.email, subject, ...letter(head, { title: subject, ...content, paragraphs }) };
}

function link(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}${path}?token=${token}`;
}
