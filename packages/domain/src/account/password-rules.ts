import * as v from 'valibot';

/** Spec 9: 6 at login, 8 at sign-up. */
export const SHORTEST_LOGIN_PASSWORD = 6;
export const SHORTEST_PASSWORD = 8;
/** Hashing longer ones would cost time and protect nothing. */
export const LONGEST_PASSWORD = 128;

export const PASSWORD_REQUIRED = 'Password is required';
export const CONFIRM_PASSWORD_REQUIRED = 'Please confirm your password';
export const PASSWORDS_DIFFER = 'Passwords do not match';
export const PASSWORD_TOO_LONG = `Password must be at most ${LONGEST_PASSWORD} characters`;
export const PASSWORD_TOO_COMMON = 'Please choose a less common password.';
const TOO_WEAK =
  'Password must contain at least one uppercase letter, one lowercase letter, and one number';

const tooShort = (least: number) => `Password must be at least ${least} characters`;

/** At login a password is only told apart from a slip of the finger (spec 5, Login). */
export const loginPasswordRule = v.pipe(
  v.string(PASSWORD_REQUIRED),
  v.nonEmpty(PASSWORD_REQUIRED),
  v.minLength(SHORTEST_LOGIN_PASSWORD, tooShort(SHORTEST_LOGIN_PASSWORD)),
  v.maxLength(LONGEST_PASSWORD, PASSWORD_TOO_LONG),
);

/** A new password (spec 5, Sign-up). */
export const newPasswordRule = v.pipe(
  v.string(PASSWORD_REQUIRED),
  v.nonEmpty(PASSWORD_REQUIRED),
  v.minLength(SHORTEST_PASSWORD, tooShort(SHORTEST_PASSWORD)),
  v.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, TOO_WEAK),
  v.maxLength(LONGEST_PASSWORD, PASSWORD_TOO_LONG),
);

/** The second typing of a new password; whether it equals the first is the form's rule. */
export const confirmPasswordRule = v.pipe(
  v.string(CONFIRM_PASSWORD_REQUIRED),
  v.nonEmpty(CONFIRM_PASSWORD_REQUIRED),
);

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
