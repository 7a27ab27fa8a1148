import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCheckResetLinkQuery, useResetPasswordMutation } from '@vestibule/api/account';
import {
  accountMessages,
  accountNotices,
  type ResetPasswordForm as ResetPasswordValues,
} from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { ResetPasswordForm } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useNavigate } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import type { LoginState } from '../../app/login-state.js';
import { usePageQuery } from '../../app/page-query.js';
import { routes } from '../../hotel-routes.js';

const INVALID = 'account.link-invalid';

/** The form of the page for a new password, wired. */
export default function ResetPasswordContent() {
  const failures = useTexts(failureTexts);
  const [query] = usePageQuery();
  const token = query.get('token');
  const messages = useTexts(accountMessages);
  const notices = useTexts(accountNotices);
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const save = async ({ password }: ResetPasswordValues) => {
    const result = await reset({ token: token ?? '', password });
    if (result.error) return;
    const state: LoginState = { message: notices.passwordReset };
    void navigate(routes.login, { state });
  };
  const checked = useCheckResetLinkQuery(token ? { token } : skipToken);
  const refusal = shownFailure(checked.error, failures);
  // A link may lose its token on the way. Of a check that fails nothing is said: saving asks again.
  const isInvalid = !token || refusal?.code === INVALID;
  const failure = isInvalid
    ? { code: INVALID, message: messages[INVALID] }
    : shownFailure(error, failures);
  return <ResetPasswordForm onSubmit={save} busy={isLoading} problem={failure} />;
}
