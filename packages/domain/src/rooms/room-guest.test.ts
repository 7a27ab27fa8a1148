import { expect, test } from 'vitest';
import { buildUser } from '../account/builders.js';
import { roomGuestOf, withRoomGuest } from './room-guest.js';

const guest = roomGuestOf(buildUser());

test('empty fields are filled from the profile', () => {
  expect(withRoomGuest({ guestName: ' ', phone: '' }, guest)).toEqual({
    guestName: 'Layla Haddad',
    phone: '+96892123456',
  });
});

test('what was typed is never overwritten', () => {
  const typed = { guestName: 'Amal Al Harthy', phone: '+4930123456' };
  expect(withRoomGuest(typed, guest)).toEqual(typed);
});

test('a profile without a phone leaves the field empty', () => {
  expect(roomGuestOf(buildUser({ phone: undefined })).phone).toBe('');
});
