import { useResetPasswordMutation } from '@vestibule/api/account';
import {
  accountMessages,
  accountNotices,
  type ResetPasswordForm as ResetPasswordValues,
} from '@vestibule/domain/account';
import { AccountFrame, ResetPasswordForm } from '@vestibule/ui/account';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import type { LoginState } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';

/** A link that lost its token on the way. */
const INCOMPLETE = {
  code: 'account.link-invalid',
  message: accountMessages['account.link-invalid'],
};

/** Where the link of the reset mail leads. */
export default function ResetPassword() {
  const [query] = useSearchParams();
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
    <>
      <PageMeta title="New Password" description="Choose a new password." noindex />
      <AccountFrame
        breadcrumbs={accountBreadcrumbs('New Password')}
        title="Choose a new password"
        subtitle="Every device that is signed in will be signed out"
        picture="hero-home.webp"
      >
        <ResetPasswordForm
          onSubmit={save}
          busy={isLoading}
          problem={token ? shownFailure(error) : INCOMPLETE}
        />
      </AccountFrame>
    </>
  );
}
