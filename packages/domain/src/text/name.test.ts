import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isName, NAME_INVALID } from './name.js';
import { linksForNames, names } from './name.examples.js';

describe('names [R50]', () => {
  test.each(names)('%s', (name) => expect(isName(name)).toBe(true));
  test.each(linksForNames)('not %j', (text) => expect(isName(text)).toBe(false));

  test('what is longer than any name is refused unread, in no time', () => {
    expect(isName('aa.'.repeat(30_000))).toBe(false);
  }, 1000);

  test('the message', () => {
    expect(NAME_INVALID).toBe('Please enter a name without links.');
  });

  test('letters, spaces, apostrophes and hyphens of any script always pass', () => {
    const letter = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
      .filter((sign) => /^\p{L}\p{M}*$/u.test(sign.normalize('NFKC')));
    const unit = fc.oneof(letter, fc.constantFrom(' ', "'", '’', '-'));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (name) => {
        fc.pre(!/xn--/i.test(name));
        expect(isName(name)).toBe(true);
      }),
    );
  });

  test('no host that ends as the web’s do ever passes, wherever it is', () => {
    const start = fc.constantFrom('', ' ', 'Visit ', '(', 'Layla, ', '“');
    const end = fc.constantFrom('', ' ', ' now', ')', '!', ', soon', '/path');
    fc.assert(
      fc.property(start, fc.domain(), end, (before, domain, after) => {
        fc.pre(/\.([a-z]{2}|com|net|org)$/i.test(domain));
        expect(isName(`${before}https://${domain}${after}`)).toBe(false);
        expect(isName(`${before}www.${domain}${after}`)).toBe(false);
      }),
    );
  });

  test('a host alone neither: two letters or more, a dot, an ending of two letters', () => {
    const label = fc.stringMatching(/^[a-z][a-z\d]{1,20}$/);
    const ending = fc.stringMatching(/^([a-z]{2}|com|net|org|info|shop)$/);
    fc.assert(
      fc.property(label, ending, (host, end) => {
        fc.pre(!/^(dr|mr|mrs|ms|md|st|prof|eng|sh)$/.test(host));
        expect(isName(`Visit ${host}.${end}`)).toBe(false);
        expect(isName(`Visit ${host}.${end}`.toUpperCase())).toBe(false);
      }),
    );
  });
});
