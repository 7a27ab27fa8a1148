import * as v from 'valibot';
import { texts } from './account-rules.texts.js';
import type { AccountWords } from './words.js';

/** Octets, RFC 5321: a path, and what is before its @. */
const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/** Something, an @, something, a dot, something: the specification's `{email}` (spec 5). */
const SHAPE = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/**
 * RFC 5322's dot-atom, with the letters of RFC 6531. Quotes, comments, lists and groups are left out: to
 * a mail program `n1<guest@example.com>` and `x,guest@example.com` are other recipients than they look.
 */
const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Labels of letters, digits and hyphens; the last one is no number. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const holdsAtMost = (octets: number, text: string) =>
  v.is(v.pipe(v.string(), v.maxBytes(octets)), text);

/** Whether the text is one address that a mail can be sent to, spaces around it aside. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const [local = '', domain = '', ...others] = email.split('@');
  return (
    others.length === 0 &&
    // The Kelvin sign is no K: a letter that is read as another one would make two addresses look alike.
    email === email.normalize('NFKC') &&
    holdsAtMost(LONGEST_EMAIL, email) &&
    holdsAtMost(LONGEST_LOCAL_PART, local) &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(domain)
  );
}

/** Required, then its shape; the address comes out trimmed, as typed otherwise. */
// @__NO_SIDE_EFFECTS__
export function emailRule(t: AccountWords = texts) {
  return v.pipe(
    v.string(t.emailRequired),
    v.trim(),
    v.nonEmpty(t.emailRequired),
    v.check(isEmail, t.emailInvalid),
  );
}

/** The address of an account that is there, perhaps from before `isEmail` was as strict. */
// @__NO_SIDE_EFFECTS__
export function knownEmailRule(t: AccountWords = texts) {
  return v.pipe(
    v.string(t.emailRequired),
    v.trim(),
    v.nonEmpty(t.emailRequired),
    v.maxLength(LONGEST_EMAIL, t.emailInvalid),
    v.regex(SHAPE, t.emailInvalid),
  );
}

/**
 * What two spellings of one address have in common: an account is unique by this. Only A to Z fold:
 * `toLowerCase` makes a k of the Kelvin sign, and so another mailbox of it.
 */
export function emailKey(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Only the case differs: mail goes to the same place, so nothing has to be proved. */
export function isSameMailbox(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other);
}
