import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageFacts } from '../words/index.js';
import { buildUser } from './builders.js';
import { safeReturnPath } from './return-path.js';
import { memberSince, readUser, welcomeName } from './user.js';

describe('the welcome line (spec 2, Layout)', () => {
  test('shows the name, or the address cut at 25 characters [S2.layout.6]', () => {
    expect(welcomeName({ name: buildUser().fullName, email: buildUser().email })).toBe(
      'Layla Haddad',
    );
    const email = 'a.rather.long.address@example.com';
    expect(welcomeName({ name: ' ', email })).toBe('a.rather.long.address@exa…');
  });
});

describe('a stored user (spec 3) [S3.user.1]', () => {
  test.each([
    [{ id: '1', email: 'a@b.co', name: 'Layla' }, 'Layla'],
    [{ _id: '1', email: 'a@b.co', fullName: 'Layla Haddad' }, 'Layla Haddad'],
    [{ _id: '1', email: 'a@b.co', firstName: 'Layla', lastName: 'Haddad' }, 'Layla Haddad'],
    [{ _id: '1', email: 'a@b.co' }, ''],
  ])('%j has the name “%s”', (stored, fullName) => {
    expect(readUser(stored)).toMatchObject({ _id: '1', fullName });
  });

  test.each([null, 'x', 7, [], {}, { _id: '1' }, { email: 'a@b.co' }])('%j is nobody', (stored) => {
    expect(readUser(stored)).toBeUndefined();
  });

  test('our own user survives storage', () => {
    const user = buildUser();
    expect(readUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
  });
});

describe('member since', () => {
  test('the month of the record, or nothing [S2.profile.2]', () => {
    expect(memberSince(buildUser(), 'Asia/Muscat')).toBe('March 2025');
    expect(memberSince({ createdAt: '' }, 'Asia/Muscat')).toBeUndefined();
  });

  test('in the language of the page', () => {
    const { locale } = languageFacts.ar;
    expect(memberSince(buildUser(), 'Asia/Muscat', locale)).toBe('مارس 2025');
  });

  test('the month is that of the hotel’s calendar [R24]', () => {
    const user = { createdAt: '2025-03-31T21:30:00.000Z' };
    expect(memberSince(user, 'Asia/Muscat')).toBe('April 2025');
    expect(memberSince(user, 'America/New_York')).toBe('March 2025');
  });
});

describe('the page to come back to', () => {
  test.each(['/', '/profile', '/room-single/x?a=1#b'])('%s', (path) => {
    expect(safeReturnPath(path, '/hotel')).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    'profile',
    'https://evil.example',
    '//evil.example',
    '/\\evil',
    '/\t/evil',
  ])('%j is the home page', (path) => {
    expect(safeReturnPath(path, '/hotel')).toBe('/hotel');
  });

  test('never leaves this site', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), (url, text) => {
        for (const wanted of [url, text, `/${text}`]) {
          expect(safeReturnPath(wanted, '/hotel')).toMatch(/^\/(?![/\\])[^\\\p{Cc}]*$/u);
        }
      }),
    );
  });
});
