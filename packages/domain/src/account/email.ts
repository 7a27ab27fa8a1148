import * as v from 'valibot';

export const EMAIL_REQUIRED = 'Email is required';
export const EMAIL_INVALID = 'Email is invalid';
/** RFC 5321: a path holds at most 254 characters. */
const LONGEST_EMAIL = 254;

/** Something, an @, something, a dot, something: the specification's `{email}` (spec 5). */
const SHAPE = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** Whether the text has the shape of an address, spaces around it aside. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= LONGEST_EMAIL && SHAPE.test(email);
}

/** Required, then its shape; the address comes out trimmed, as typed otherwise. */
export const emailRule = v.pipe(
  v.string(EMAIL_REQUIRED),
  v.trim(),
  v.nonEmpty(EMAIL_REQUIRED),
  v.check(isEmail, EMAIL_INVALID),
);

/** What two spellings of one address have in common: an account is unique by this. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
