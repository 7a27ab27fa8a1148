import * as v from 'valibot';

/** Spec 2, Sign up: countries the selector leaves out; the one place (ruling 20). */
export const excludedCountries = ['IL'] as const;
/** Spec 2, Sign up. */
export const DEFAULT_COUNTRY = 'US';

export const PHONE_REQUIRED = 'Phone number is required';
export const PHONE_INVALID = 'Phone number is invalid';

/** `+`, a calling code of 1 to 3 digits, a national number of 2 to 17 (spec 9). */
const INTERNATIONAL = /^\+[1-9]\d{2,19}$/;

/** An international number, as the phone input gives it; required. */
export const phoneRule = v.pipe(
  v.string(PHONE_REQUIRED),
  v.trim(),
  v.nonEmpty(PHONE_REQUIRED),
  v.regex(INTERNATIONAL, PHONE_INVALID),
);

/** The same where a number may be left out. */
export const optionalPhoneRule = v.pipe(
  v.string(PHONE_INVALID),
  v.trim(),
  v.check((text) => text === '' || INTERNATIONAL.test(text), PHONE_INVALID),
);
