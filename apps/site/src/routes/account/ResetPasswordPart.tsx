import { useResetPasswordMutation } from '@vestibule/api/account';
import {
  accountMessages,
  accountNotices,
  type ResetPasswordForm as ResetPasswordValues,
} from '@vestibule/domain/account';
import { ResetPasswordForm } from '@vestibule/ui/account';
import { useNavigate } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import type { LoginState } from '../../app/login-state.js';
import { usePageQuery } from '../../app/page-query.js';

/** A link that lost its token on the way. */
const INCOMPLETE = {
  code: 'account.link-invalid',
  message: accountMessages['account.link-invalid'],
};

/** The form of the page for a new password, wired. */
export default function ResetPasswordPart() {
  const [query] = usePageQuery();
  const token = query.get('token');
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const save = async ({ password }: ResetPasswordValues) => {
    const result = await reset({ token: token ?? '', password });
    if (result.error) return;
    const state: LoginState = { message: accountNotices.passwordReset };
    void navigate('/login', { state });
  };
  return (
    <ResetPasswordForm
      onSubmit={save}
      busy={isLoading}
      problem={token ? shownFailure(error) : INCOMPLETE}
    />
  );
}
