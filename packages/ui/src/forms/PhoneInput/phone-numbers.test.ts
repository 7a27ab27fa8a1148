import fc from 'fast-check';
import { getCountries } from 'libphonenumber-js/min';
import { phoneCountry } from '@vestibule/domain/settings';
import { describe, expect, test } from 'vitest';
import {
  callingCodeOf,
  changedEntry,
  countryOptions,
  internationalForm,
  readEntry,
} from './phone-numbers.js';

const digitsOf = (text: string) => text.replace(/\D/g, '');
const countries = getCountries().filter((country) => country !== 'IL');
const typed = (data: string) => ({ inputType: 'insertText', data }) as InputEvent;
const pasted = { inputType: 'insertFromPaste', data: null } as unknown as InputEvent;

describe('numbers by their numbering plans', () => {
  test('every country has the same calling code in the domain', () => {
    for (const country of countries) {
      expect(phoneCountry(country)).toEqual({ country, callingCode: callingCodeOf(country) });
    }
  });

  test.each([
    ['en-US', 'Oman +968'],
    ['ar-OM-u-nu-latn-ca-gregory', 'عُمان \u2066+968\u2069'],
  ])('a country is found by the beginning of its name in %s', (locale, label) => {
    expect(countryOptions(['IL'], locale)).toContainEqual({ country: 'OM', label });
  });

  test('grouping keeps every digit, and the international form all but a trunk prefix', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.stringMatching(/^0?[1-9]\d{0,18}$/),
        (country, digits) => {
          const { text } = readEntry(digits, country);
          expect(digitsOf(text)).toBe(digits);
          const whole = internationalForm({ country, text });
          expect(whole.startsWith(callingCodeOf(country))).toBe(true);
          const national = whole.slice(callingCodeOf(country).length);
          expect(digits.endsWith(national)).toBe(true);
          expect(digits.length - national.length).toBeLessThanOrEqual(2);
          expect(national).not.toBe('');
        },
      ),
    );
  });

  test.each([
    ['GB', '07400 123456', '+447400123456'],
    ['US', '1 201 555 0123', '+12015550123'],
    ['RU', '8 916 123 45 67', '+79161234567'],
    ['IT', '06 1234 5678', '+390612345678'],
    ['OM', '9', '+9689'],
  ])('in %s %s is dialled %s from abroad', (country, text, whole) => {
    expect(internationalForm(readEntry(text, country))).toBe(whole);
  });

  test('the input limits what is typed, and loses nothing of what is pasted', () => {
    const full = { country: 'US', text: '201 555 0123' };
    expect(changedEntry(full, '201 555 01234', typed('4'), [])).toBe(full);
    expect(digitsOf(changedEntry(full, '201 555 012345', pasted, []).text)).toBe('201555012345');
  });
});
