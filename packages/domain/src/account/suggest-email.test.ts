import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from './email.js';
import { suggestEmail } from './suggest-email.js';

describe('the address that a guest may have meant', () => {
  test.each([
    ['layla@gmial,com', 'layla@gmail.com'],
    ['layla@gmail.con', 'layla@gmail.com'],
    ['layla@gmail.om', 'layla@gmail.com'],
    ['layla@gmail', 'layla@gmail.com'],
    ['layla@gmailcom', 'layla@gmail.com'],
    ['layla@gmail..com', 'layla@gmail.com'],
    ['layla @gmail.com', 'layla@gmail.com'],
    ['layla@@gmail.com', 'layla@gmail.com'],
    ['layla,haddad@gmail.com', 'layla.haddad@gmail.com'],
    ['Layla@Hotmial.com', 'Layla@hotmail.com'],
    ['layla@hotmal.cm', 'layla@hotmail.com'],
    ['layla@outlok.com', 'layla@outlook.com'],
    ['layla@yaho.com', 'layla@yahoo.com'],
    ['layla@iclod.com', 'layla@icloud.com'],
    ['layla@mgail.com', 'layla@gmail.com'],
    ['layla@gmialcom', 'layla@gmail.com'],
    ['layla@yhaoo.con', 'layla@yahoo.com'],
    ['layla@live.cm', 'layla@live.com'],
    ['layla@yahoo.co.k', 'layla@yahoo.co.uk'],
    ['layla@protnmial.com', 'layla@protonmail.com'],
    ['layla@hotel-muscat,om', 'layla@hotel-muscat.om'],
    ['layla@example.con', 'layla@example.com'],
    ['layla@example.nte', 'layla@example.net'],
  ])('%s: %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  test.each([
    'layla@gmail.com',
    'Layla@GMAIL.com',
    ' layla@example.com ',
    'layla@mail.com',
    'layla@ymail.com',
    'layla@yahoo.fr',
    'layla@hotmail.co.uk',
    'layla@yahoo.co.jp',
    'layla@yahoo.co.nz',
    'layla@yahoo.co.id',
    'layla@yahoo.com.au',
    'layla@hotmail.co.jp',
    'layla@hotmail.co.za',
    'layla@protonmail.ch',
    'layla@icloud.com.cn',
    'layla@line.com',
    'layla@five.com',
    'layla@like.com',
    'layla@love.com',
    'layla@email.com',
    'layla@fmail.com',
    'layla@cloud.com',
    'layla@wahoo.com',
    'layla@outdoor.com',
    'layla@gmx.de',
    'layla@small.com',
    'layla@hotel.om',
    'layla@me.com',
    'layla',
    'layla@',
    '@gmail.com',
    '',
    'a@gmail.com, b@gmail.com',
  ])('%s: nothing', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });

  test('is none for the national mailboxes of the large providers', () => {
    const national = fc.tuple(
      fc.constantFrom('yahoo', 'hotmail', 'live', 'outlook'),
      fc.constantFrom('co.', 'com.'),
      fc.stringMatching(/^[a-z]{2}$/),
    );
    fc.assert(
      fc.property(national, ([name, second, country]) => {
        expect(suggestEmail(`layla@${name}.${second}${country}`)).toBeUndefined();
      }),
    );
  });

  test('is none for a word of four letters, unless gmail or yahoo have lost one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-fh-xz][a-z]{3}$/), (word) => {
        expect(suggestEmail(`layla@${word}.com`)).toBeUndefined();
      }),
    );
  });

  test('is an address, and is never asked about itself', () => {
    const near = fc.tuple(
      fc.stringMatching(/^[a-z.,]{1,10}$/),
      fc.stringMatching(/^(gm|hot|ya)[a-z]{0,6}[.,]{0,2}[a-z]{0,4}$/),
    );
    fc.assert(
      fc.property(near, ([local, domain]) => {
        const meant = suggestEmail(`${local}@${domain}`);
        fc.pre(meant !== undefined);
        expect(isEmail(meant ?? '')).toBe(true);
        expect(suggestEmail(meant ?? '')).toBeUndefined();
      }),
    );
  });
});
