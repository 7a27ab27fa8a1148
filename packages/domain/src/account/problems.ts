/** What can go wrong in account. */
export type AccountProblem =
  | 'account.wrong-credentials'
  | 'account.email-taken'
  | 'account.session-expired';
