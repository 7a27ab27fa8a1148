import { beginsCallingCode, countryByCallingCode } from '../settings/phone-country.js';
import { phoneDigits } from './phone.js';

/** A number as a guest typed it, pasted it, or the browser filled it in. */
export interface TypedPhone {
  /** By ISO code. */
  country: string;
  /**
   * The digits behind the calling code of the country. Behind a plus stand all digits: of a calling code
   * that is unfinished, or that no country has.
   */
  digits: string;
}

/**
 * A plus, or 00, begins a calling code, which decides the country; any other text is a number of the
 * chosen country. No digit is lost. A country that shares the code stays chosen: Canada with +1.
 */
export function readTypedPhone(typed: string, chosen: string): TypedPhone {
  const digits = phoneDigits(typed);
  if (!digits.startsWith('+')) return { country: chosen, digits };
  for (const end of [2, 3, 4]) {
    const country = countryByCallingCode(digits.slice(1, end), chosen);
    if (country !== undefined) return { country, digits: digits.slice(end) };
  }
  return { country: chosen, digits };
}

/** Whether no country that can be chosen has the calling code that was typed. */
export function hasUnknownCallingCode({ digits }: TypedPhone): boolean {
  return digits.startsWith('+') && !beginsCallingCode(digits.slice(1));
}
