import { randomInt } from 'node:crypto';

/** No vowels and nothing that looks alike: readable over the telephone, and never a word. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 12;

/** `BK-…` for a booking, `PAY-…` for an attempt to pay it: 57 bits, so nobody guesses one. */
export function newId(prefix: 'BK' | 'PAY'): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${letters.join('')}`;
}
