import {
  hasUnknownCallingCode,
  phoneDigits,
  phoneQuestion,
  phoneQuestionTexts,
  readTypedPhone,
  type TypedPhone,
} from '@vestibule/domain/account';
import type { Translation } from '@vestibule/domain/words';
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';

export { CountrySelect } from './CountrySelect.js';
export { PhoneQuestion } from './PhoneQuestion.js';
export { keepCaret } from './keep-caret.js';

/** What the field holds: the country that was chosen, and the text on show. */
export interface PhoneEntry {
  country: string;
  text: string;
}

/** The browser's own names of countries: a list of them would weigh more than the component. */
const namesIn = (locale: string) => new Intl.DisplayNames([locale], { type: 'region' });

/** Every country comes from the list below, or from the domain's, which has the same ones. */
const known = (country: string) => country as CountryCode;

export const callingCodeOf = (country: string) => `+${getCountryCallingCode(known(country))}`;

/**
 * What can be chosen, by name. The name begins the label, so that typing it finds the country; the
 * calling code reads from left to right behind a name of either direction.
 */
export function countryOptions(excluded: readonly string[], locale = 'en-US') {
  const names = namesIn(locale);
  const codeBehind = (name: string, country: string) =>
    /\p{Script=Arabic}/u.test(name)
      ? `\u2066${callingCodeOf(country)}\u2069`
      : callingCodeOf(country);
  return getCountries()
    .filter((country) => !excluded.includes(country))
    .map((country) => {
      const name = names.of(country) ?? country;
      return { country, label: `${name} ${codeBehind(name, country)}` };
    })
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

const digitsOf = ({ country, text }: PhoneEntry): TypedPhone => ({
  country,
  digits: phoneDigits(text),
});

/** The digits in the groups of their country; behind a plus as they are. */
function inGroups({ country, digits }: TypedPhone): PhoneEntry {
  if (digits.startsWith('+')) return { country, text: digits };
  const code = callingCodeOf(country);
  return {
    country,
    text: new AsYouType()
      .input(code + digits)
      .slice(code.length)
      .trim(),
  };
}

/** As long as the longest prefix that is dialled at home only, such as the 0 of 07911 123456. */
const LONGEST_TRUNK_PREFIX = 2;

/** The international form, without a prefix that is dialled at home only; empty without a digit. */
export function internationalForm(entry: PhoneEntry): string {
  const { digits } = digitsOf(entry);
  if (digits.startsWith('+')) return digits === '+' ? '' : digits;
  if (digits === '') return '';
  const code = callingCodeOf(entry.country);
  const dialled = parsePhoneNumberFromString(code + digits)?.number ?? code + digits;
  const national = dialled.slice(code.length);
  const isWhole = digits.length - national.length <= LONGEST_TRUNK_PREFIX;
  return isWhole && digits.endsWith(national) ? dialled : code + digits;
}

/** A text in any form: typed, pasted, filled in by the browser, or known already. */
export function readEntry(
  text: string,
  chosen: string,
  excluded: readonly string[] = [],
): PhoneEntry {
  const typed = readTypedPhone(text, chosen);
  const found = phoneDigits(text).startsWith('+')
    ? parsePhoneNumberFromString(phoneDigits(text))?.country
    : undefined;
  // Of the countries with one calling code, such as Canada and the United States, the number tells which.
  const isNearer =
    found && !excluded.includes(found) && callingCodeOf(found) === callingCodeOf(typed.country);
  return inGroups(isNearer ? { ...typed, country: found } : typed);
}

/**
 * After a change of the text. Of what is typed no more digits are taken than the country has (spec 5);
 * what is pasted or filled in stays whole, so that no digit is lost.
 */
export function changedEntry(
  before: PhoneEntry,
  text: string,
  change: Event,
  excluded: readonly string[],
): PhoneEntry {
  const { inputType, data } = change as InputEvent;
  const next = readEntry(text, before.country, excluded);
  return inputType === 'insertText' && data?.length === 1 && isTooLong(next) ? before : next;
}

function isTooLong(entry: PhoneEntry): boolean {
  const { country, digits } = digitsOf(entry);
  return validatePhoneNumberLength(digits, known(country)) === 'TOO_LONG';
}

/** The same number in another country. */
export function inCountry(entry: PhoneEntry, country: string): PhoneEntry {
  return inGroups({ country, digits: digitsOf(entry).digits.replace('+', '') });
}

/** What to say of a number that is improbable in its country. It may be right all the same. */
export function questionAbout(
  entry: PhoneEntry,
  t: Translation<typeof phoneQuestionTexts> = phoneQuestionTexts,
  locale = 'en-US',
): string | undefined {
  const typed = digitsOf(entry);
  if (hasUnknownCallingCode(typed)) return t.callingCodeUnknown;
  if (typed.digits.startsWith('+')) return undefined;
  const plan = new Metadata();
  plan.selectNumberingPlan(known(entry.country));
  const asked = {
    country: entry.country,
    countryName: namesIn(locale).of(entry.country) ?? entry.country,
    national: internationalForm(entry).slice(callingCodeOf(entry.country).length),
    possibleLengths: plan.numberingPlan?.possibleLengths() ?? [],
  };
  return phoneQuestion(asked, t);
}
