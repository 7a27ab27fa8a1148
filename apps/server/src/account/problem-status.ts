import type { AccountProblem } from '@vestibule/domain/account';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const accountStatus = {
  'account.wrong-credentials': 401,
  'account.email-taken': 409,
  'account.session-expired': 401,
} satisfies Record<AccountProblem, ContentfulStatusCode>;
