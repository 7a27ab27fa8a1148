import * as v from 'valibot';
import { texts } from './account-rules.texts.js';
import type { AccountWords } from './words.js';

/** Spec 2, Sign up: countries the selector leaves out; the one place (ruling 20). */
export const excludedCountries = ['IL'] as const;
/** Spec 2, Sign up. */
export const DEFAULT_COUNTRY = 'US';

/** The calling codes of one and of two digits (ITU-T E.164); all others have three. */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})/;

/** Spec 9: 2 to 17 digits. */
const NATIONAL_NUMBER = /^\d{2,17}$/;

function isInternational(phone: string): boolean {
  const [callingCode] = CALLING_CODE.exec(phone) ?? [];
  return callingCode !== undefined && NATIONAL_NUMBER.test(phone.slice(callingCode.length));
}

/** A number however it is grouped, with 00 as with a plus; what is none stays, to be refused. */
function readPhone(typed: string): string {
  return /\p{L}/u.test(typed) ? typed : phoneDigits(typed) || typed;
}

/** Arabic and Persian digits, from whichever keyboard. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The digits of a text, behind a plus where it begins with one or with 00: `+96891234567`. */
export function phoneDigits(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  const digits = text.replace(/\D/g, '');
  if (/^[^\d+]*\+/.test(text)) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/**
 * The international form of a number that was typed behind a calling code; empty without a digit. A plus
 * begins a number of any country.
 */
export function internationalPhone(typed: string, callingCode: string): string {
  const digits = phoneDigits(typed);
  if (digits.startsWith('+')) return digits === '+' ? '' : digits;
  return digits && `${callingCode}${digits}`;
}

/** An international number, kept as the phone input gives it; required. */
// @__NO_SIDE_EFFECTS__
export function phoneRule(t: AccountWords = texts) {
  return v.pipe(
    v.string(t.phoneRequired),
    v.trim(),
    v.transform(readPhone),
    v.nonEmpty(t.phoneRequired),
    v.check(isInternational, t.phoneInvalid),
  );
}

/** The same where a number may be left out. */
// @__NO_SIDE_EFFECTS__
export function optionalPhoneRule(t: AccountWords = texts) {
  return v.pipe(
    v.string(t.phoneInvalid),
    v.trim(),
    v.transform(readPhone),
    v.check((text) => text === '' || isInternational(text), t.phoneInvalid),
  );
}
