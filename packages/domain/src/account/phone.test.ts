import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { optionalPhoneRule, phoneRule } from './phone.js';

describe.each([
  ['sign-up', phoneRule()],
  ['profile', optionalPhoneRule()],
])('a phone number of the %s', (_, rule) => {
  test.each([
    ['+96892123456', '+96892123456'],
    [' +968 9212 3456 ', '+96892123456'],
    ['00968 9212-3456', '+96892123456'],
    ['+1 (201) 555.0123', '+12015550123'],
    ['+٩٦٨ ٩٢١٢ ٣٤٥٦', '+96892123456'],
  ])('%s is kept as %s [S9.account.1]', (typed, kept) => {
    expect(v.parse(rule, typed)).toBe(kept);
  });

  test.each(['9212 3456', '+968', '+968 92123456 ext', 'none', '+', '--'])(
    '%s is refused [S9.account.1]',
    (typed) => {
      const { issues } = v.safeParse(rule, typed);
      expect(issues?.[0].message).toBe('Phone number is invalid');
    },
  );
});

test('only the profile may be without a number', () => {
  expect(v.parse(optionalPhoneRule(), ' ')).toBe('');
  expect(v.is(phoneRule(), ' ')).toBe(false);
});
