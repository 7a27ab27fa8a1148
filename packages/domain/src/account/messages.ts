import type { AccountProblem } from './problems.js';

export const accountMessages = {
  'account.wrong-credentials': 'The email or password is not right.',
  'account.email-taken': 'This email is already registered',
  'account.session-expired': 'Session expired. Please log in again.',
} satisfies Record<AccountProblem, string>;
