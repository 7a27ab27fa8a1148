import type { AccountProblem, PasskeyProblem } from '@vestibule/domain/account';

/** `banner` is above the form; the others are fields. */
export type AccountPlace = 'banner' | 'email' | 'currentPassword';

/** Apart, so that a form brings no more than these into the browser. */
const fields = {
  'account.email-taken': 'email',
  'account.password-required': 'currentPassword',
  'account.current-password-wrong': 'currentPassword',
} as const;

/** Where each problem shows. A field that the form does not have is the banner's. */
export const accountPlaces = {
  ...fields,
  'account.wrong-credentials': 'banner',
  'account.session-expired': 'banner',
  'account.link-invalid': 'banner',
  'account.administrator-fixed': 'banner',
  'account.booking-ahead': 'banner',
  'account.passkey-only': 'banner',
  'account.passkey-unknown': 'banner',
  'account.passkey-invalid': 'banner',
  'account.passkey-missing': 'banner',
  'account.passkeys-full': 'banner',
} satisfies Record<AccountProblem | PasskeyProblem, AccountPlace>;

/** The field a code belongs to; undefined for the banner and for codes of other features. */
export function fieldOfCode(code: string | undefined): string | undefined {
  return new Map<string, string>(Object.entries(fields)).get(code ?? '');
}
