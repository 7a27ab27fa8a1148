import type { AccountProblem, PasskeyProblem } from '@vestibule/domain/account';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const accountStatus = {
  'account.wrong-credentials': 401,
  'account.email-taken': 409,
  'account.session-expired': 401,
  'account.link-invalid': 400,
  'account.password-required': 422,
  'account.current-password-wrong': 422,
  'account.administrator-fixed': 403,
  'account.booking-ahead': 409,
  'account.passkey-only': 403,
  'account.passkey-unknown': 401,
  'account.passkey-invalid': 400,
  'account.passkey-missing': 403,
  'account.passkeys-full': 409,
} satisfies Record<AccountProblem | PasskeyProblem, ContentfulStatusCode>;
