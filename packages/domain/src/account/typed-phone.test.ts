import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneCountry } from '../settings/phone-country.js';
import { internationalPhone, phoneDigits } from './phone.js';
import { hasUnknownCallingCode, readTypedPhone } from './typed-phone.js';

const onlyDigits = (text: string) => text.replace(/\D/g, '');

describe('a number that was typed, pasted or filled in', () => {
  test.each([
    ['9123 4567', 'OM', { country: 'OM', digits: '91234567' }],
    ['+968 9123 4567', 'US', { country: 'OM', digits: '91234567' }],
    ['0096891234567', 'US', { country: 'OM', digits: '91234567' }],
    ['(+968) 9123-4567', 'US', { country: 'OM', digits: '91234567' }],
    ['\u202a+968 9123 4567\u202c', 'US', { country: 'OM', digits: '91234567' }],
    ['٩١٢٣٤٥٦٧', 'OM', { country: 'OM', digits: '91234567' }],
    ['＋９６８９１２３４５６７', 'US', { country: 'OM', digits: '91234567' }],
    ['07911 123456', 'GB', { country: 'GB', digits: '07911123456' }],
    ['+1 201 555 0123', 'OM', { country: 'US', digits: '2015550123' }],
    ['+1 416 555 0123', 'CA', { country: 'CA', digits: '4165550123' }],
    ['+44 20 7946 0000', 'US', { country: 'GB', digits: '2079460000' }],
    ['+39 06 1234 5678', 'US', { country: 'IT', digits: '0612345678' }],
    ['+968', 'US', { country: 'OM', digits: '' }],
    ['', 'US', { country: 'US', digits: '' }],
  ])('%s in %s', (typed, chosen, entry) => {
    expect(readTypedPhone(typed, chosen)).toEqual(entry);
    expect(hasUnknownCallingCode(readTypedPhone(typed, chosen))).toBe(false);
  });

  test.each(['+', '+9', '+96', '+97'])('%s may still become a calling code', (typed) => {
    const entry = readTypedPhone(typed, 'US');
    expect(entry).toEqual({ country: 'US', digits: typed });
    expect(hasUnknownCallingCode(entry)).toBe(false);
  });

  test.each(['+999 123', '+210', '+972 50 123 4567'])(
    '%s keeps its digits, and has a calling code that cannot be chosen',
    (typed) => {
      const entry = readTypedPhone(typed, 'US');
      expect(entry).toEqual({ country: 'US', digits: `+${onlyDigits(typed)}` });
      expect(hasUnknownCallingCode(entry)).toBe(true);
    },
  );

  test('no digit is lost, whatever was typed [S2.signup.2]', () => {
    const text = fc.stringMatching(/^(\+|00)?[\d ()-]{0,20}$/);
    fc.assert(
      fc.property(text, fc.constantFrom('US', 'OM', 'CA', 'GB'), (typed, chosen) => {
        const { country, digits } = readTypedPhone(typed, chosen);
        const all = phoneDigits(typed);
        const wasFound = all.startsWith('+') && !digits.startsWith('+');
        expect(wasFound ? `${phoneCountry(country)?.callingCode}${digits}` : digits).toBe(all);
        // Behind a plus two zeros are digits; without one they stand for it.
        const dialled = typed.startsWith('+')
          ? onlyDigits(typed)
          : onlyDigits(typed).replace(/^00/, '');
        expect(onlyDigits(all)).toBe(dialled);
      }),
    );
  });

  test.each([
    ['9123 4567', '+96891234567'],
    ['+1 201 555 0123', '+12015550123'],
    ['00968 9123 4567', '+96891234567'],
    ['+', ''],
    [' ', ''],
  ])('before the countries have loaded: %s behind +968 is %s', (typed, whole) => {
    expect(internationalPhone(typed, '+968')).toBe(whole);
  });
});
