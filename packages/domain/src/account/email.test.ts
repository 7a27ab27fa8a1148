import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emailForm } from './change-password.js';
import { emailKey, isEmail, isSameMailbox } from './email.js';
import { loginRequest } from './login.js';
import { profileFormOf } from './profile.js';

const accepted = [
  'layla@example.com',
  "o'neill+hotel@example.co.uk",
  'a.b.c@x-1.example.om',
  'ليلى@مثال.عمان',
  `${'a'.repeat(64)}@example.com`,
];

/** What a mail program reads as another recipient, as several, or as none. */
const refused = [
  'n1<victim@example.com>',
  'x,victim@example.com',
  'x;victim@example.com',
  'victim@example.com(c)',
  '(c)victim@example.com',
  'group:victim@example.com',
  '"x"@example.com',
  '"x@y"@example.com',
  'x\\@example.com',
  'victim@example.com,x@example.com',
  '.x@example.com',
  'x.@example.com',
  'x..y@example.com',
  'x@-example.com',
  'x@example-.com',
  'x@example..com',
  'x@.example.com',
  'x@example.com.',
  'x@[127.0.0.1]',
  'x@127.0.0.1',
  `${'a'.repeat(65)}@example.com`,
  `x@${'a'.repeat(64)}.com`,
  `${'é'.repeat(33)}@example.com`,
  // NFKC makes spaces or brackets of these.
  '\uFDFA@example.com',
  'x\u2474@example.com',
  'x\uFF0Cvictim@example.com',
  'x\u202E@example.com',
  '\u212Aate@example.com',
  '\u212Bsa@example.com',
  '\u2126mar@example.com',
];

describe('one address, and no other (RFC 5322, dot-atom)', () => {
  test.each(accepted)('%s', (email) => expect(isEmail(email)).toBe(true));
  test.each(refused)('not %s', (email) => expect(isEmail(email)).toBe(false));

  test('none that is accepted holds a character that a list of recipients is made of', () => {
    const piece = fc.constantFrom(
      'a',
      '.',
      '@',
      ',',
      '<',
      '>',
      '(',
      ')',
      ':',
      ';',
      '"',
      '\\',
      ' ',
      '-',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const email = `${pieces.join('')}@example.com`;
        const harmless = /^[a.-]+@example\.com$/.test(email.trim());
        expect(harmless || !isEmail(email)).toBe(true);
      }),
    );
  });
});

describe('one mailbox', () => {
  test('whatever the case of A to Z, and the spaces around', () => {
    expect(isSameMailbox(' Kate@Example.COM ', 'kate@example.com')).toBe(true);
  });

  test.each([
    ['\u212Aate@example.com', 'kate@example.com'],
    ['\u212Bsa@example.com', 'åsa@example.com'],
    ['\u2126mar@example.com', 'ωmar@example.com'],
    ['ﬁona@example.com', 'fiona@example.com'],
    ['kate@example.com', 'kate@example.org'],
  ])('%s and %s are two', (one, other) => {
    expect(isSameMailbox(one, other)).toBe(false);
    expect(emailKey(one)).not.toBe(emailKey(other));
  });
});

describe('an account from before the rule', () => {
  const email = 'n1<victim@example.com>';

  test('still signs in', () => {
    expect(v.is(loginRequest, { email, password: 'Seaside7Palms' })).toBe(true);
  });

  test('keeps the address when its profile is saved', () => {
    expect(v.is(profileFormOf({ email }), { fullName: 'Layla', email })).toBe(true);
  });

  test('cannot have another such address', () => {
    const form = { fullName: 'Layla', email: `x${email}`, currentPassword: 'Seaside7Palms' };
    const { issues } = v.safeParse(profileFormOf({ email }), form);
    expect(issues?.map(({ message }) => message)).toEqual(['Email is invalid']);
  });

  test('asks for a new password', () => {
    expect(v.is(emailForm, { email })).toBe(true);
  });
});
