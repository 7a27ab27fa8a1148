import * as v from 'valibot';
import { texts } from './account-rules.texts.js';
import type { AccountWords } from './words.js';

/** Spec 9: 6 at login, 8 at sign-up. */
export const SHORTEST_LOGIN_PASSWORD = 6;
export const SHORTEST_PASSWORD = 8;
/** Hashing longer ones would cost time and protect nothing. */
export const LONGEST_PASSWORD = 128;

/** At login a password is only told apart from a slip of the finger (spec 5, Login). */
// @__NO_SIDE_EFFECTS__
export function loginPasswordRule(t: AccountWords = texts) {
  return v.pipe(
    v.string(t.passwordRequired),
    v.nonEmpty(t.passwordRequired),
    v.minLength(SHORTEST_LOGIN_PASSWORD, t.passwordTooShort({ count: SHORTEST_LOGIN_PASSWORD })),
    v.maxLength(LONGEST_PASSWORD, t.passwordTooLong({ count: LONGEST_PASSWORD })),
  );
}

/** A new password (spec 5, Sign-up). */
// @__NO_SIDE_EFFECTS__
export function newPasswordRule(t: AccountWords = texts) {
  return v.pipe(
    v.string(t.passwordRequired),
    v.nonEmpty(t.passwordRequired),
    v.minLength(SHORTEST_PASSWORD, t.passwordTooShort({ count: SHORTEST_PASSWORD })),
    v.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, t.passwordTooWeak),
    v.maxLength(LONGEST_PASSWORD, t.passwordTooLong({ count: LONGEST_PASSWORD })),
  );
}

/** The second typing of a new password; whether it equals the first is the form's rule. */
// @__NO_SIDE_EFFECTS__
export function confirmPasswordRule(t: AccountWords = texts) {
  return v.pipe(v.string(t.confirmPasswordRequired), v.nonEmpty(t.confirmPasswordRequired));
}

/**
 * Whether a new password is among the most common ones, in capital or small letters (ruling 47). Reads
 * the list when it is first asked.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { commonPasswords } = await import('./common-passwords.js');
  return commonPasswords.has(password.toLowerCase());
}

/** The same for a form, which leaves it to the server where the list cannot be fetched. */
export async function isUncommonPassword(password: string): Promise<boolean> {
  return !(await isCommonPassword(password).catch(() => false));
}

/** A shorter word is part of too many passwords that nobody could guess. */
const SHORTEST_NAME = 4;

/**
 * Whether a password is one of these names, or a word of one, with nothing but digits and signs around
 * it: the first that somebody tries at a hotel whose name everybody knows.
 */
export function isNameAsPassword(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  return names
    .flatMap((name) => [name, ...name.split(/\s+/)])
    .map(lettersOf)
    .some((name) => name.length >= SHORTEST_NAME && name === letters);
}

const lettersOf = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\P{L}/gu, '');
