import { expect, it } from 'vitest';
import { bookingMailboxes, confirmationMailText, contactEmailOf } from './contact-email.js';

const guestEmail = 'Layla@example.com';

it.each([
  ['amal@example.com', 'amal@example.com'],
  [' amal@example.com ', 'amal@example.com'],
  ['layla@EXAMPLE.com', null],
  ['', null],
  [undefined, null],
  ['at the front desk', null],
  ['amal@example.com, other@example.com', null],
  ['n1<amal@example.com>', null],
])('of %j a booking keeps %j', (given, kept) => {
  expect(contactEmailOf(given, guestEmail)).toBe(kept);
});

it.each([
  ['amal@example.com', 'this email address'],
  ['layla@EXAMPLE.com', 'this email address'],
  ['at the front desk', 'the one of your account'],
  ['amal@example.com, other@example.com', 'the one of your account'],
])('with %j the guest hears that the confirmation goes to %s', (given, mailbox) => {
  expect(confirmationMailText(given)).toMatch(
    new RegExp(`confirmation and receipt (go )?to ${mailbox}\\.$`),
  );
});

it('mail goes to the given address first, and to the account as a copy', () => {
  const contactEmail = 'amal@example.com';
  expect(bookingMailboxes({ contactEmail, guestEmail })).toEqual([contactEmail, guestEmail]);
});

it.each([null, 'layla@example.COM'])(
  'with %j given, it goes to the account once',
  (contactEmail) => {
    expect(bookingMailboxes({ contactEmail, guestEmail })).toEqual([guestEmail]);
  },
);

it('nobody is written to once the account is deleted', () => {
  expect(bookingMailboxes({ contactEmail: 'amal@example.com', guestEmail: '' })).toEqual([]);
});
