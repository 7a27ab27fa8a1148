import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { phoneRule } from './phone.js';
import { phoneQuestion } from './phone-question.js';
import { texts as arabic } from './phone-question.texts.ar.js';

const oman = { country: 'OM', countryName: 'Oman', possibleLengths: [7, 8, 9] };
const unitedStates = { country: 'US', countryName: 'United States', possibleLengths: [10] };
const germany = { country: 'DE', countryName: 'Germany', possibleLengths: [4, 5, 6, 15] };

const questionOf = (countryName: string) =>
  phoneQuestion({ country: 'XX', countryName, national: '1', possibleLengths: [8] });

describe('an improbable number', () => {
  test.each([
    [oman, '91234567', undefined],
    [oman, '', undefined],
    [oman, '9123456', 'Is this number complete? Numbers in Oman have 8 digits.'],
    [oman, '912345678', 'Is this number right? Numbers in Oman have 8 digits.'],
    [oman, '99999999', 'Is this number right? All its digits are the same.'],
    [
      unitedStates,
      '201555012',
      'Is this number complete? Numbers in the United States have 10 digits.',
    ],
    [germany, '15123456789', undefined],
    [germany, '151', 'Is this number complete? Numbers in Germany have 4 to 15 digits.'],
  ])('%o with %s: %s', (country, national, question) => {
    expect(phoneQuestion({ ...country, national })).toBe(question);
  });

  test.each([
    'Bahamas',
    'Caribbean Netherlands',
    'Central African Republic',
    'Comoros',
    'Dominican Republic',
    'Gambia',
    'Isle of Man',
    'Maldives',
    'Marshall Islands',
    'Netherlands',
    'Palestinian Territories',
    'Philippines',
    'Seychelles',
    'United Arab Emirates',
    'United Kingdom',
    'United States',
  ])('%s takes an article', (name) => {
    expect(questionOf(name)).toContain(`Numbers in the ${name} have`);
  });

  test.each(['Christmas Island', 'Congo - Kinshasa', 'Czechia', 'Dominica', 'Ireland', 'Oman'])(
    '%s takes none',
    (name) => expect(questionOf(name)).toContain(`Numbers in ${name} have`),
  );

  test.each([
    [oman, '9123456', 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في \u2068عُمان\u2069 من 8 خانات.'],
    [
      germany,
      '151',
      'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في \u2068ألمانيا\u2069 من 4 إلى 15 خانة.',
    ],
  ])('in Arabic %o with %s: %s', (country, national, question) => {
    const countryName = country === oman ? 'عُمان' : 'ألمانيا';
    expect(phoneQuestion({ ...country, countryName, national }, arabic)).toBe(question);
  });

  test('is asked about, and is not refused (spec 9: 2 to 17 digits) [S9.account.1]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{2,17}$/), (national) => {
        fc.pre(national.length !== 8);
        expect(phoneQuestion({ ...oman, national })).toBeDefined();
        expect(v.is(phoneRule(), `+968${national}`)).toBe(true);
      }),
    );
  });
});
