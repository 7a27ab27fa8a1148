import { useResendVerificationMutation, useVerifyEmailMutation } from '@vestibule/api/account';
import { accountMessages } from '@vestibule/domain/account';
import { AccountFrame, VerifyEmail } from '@vestibule/ui/account';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';

/** Where the link of the verification mail leads. */
export default function VerifyEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [verify, { data, error }] = useVerifyEmailMutation();
  const [resend, resending] = useResendVerificationMutation();
  const sent = useRef('');
  useEffect(() => {
    // A link serves once, so it is sent once, whatever React does with effects.
    if (!token || sent.current === token) return;
    sent.current = token;
    void verify({ token });
  }, [token, verify]);
  const refusal = token ? shownFailure(error)?.message : accountMessages['account.link-invalid'];
  const state = data ? 'confirmed' : refusal ? 'refused' : 'checking';
  return (
    <>
      <PageMeta title="Confirm Email" description="Confirm your email address." noindex />
      <AccountFrame
        breadcrumbs={accountBreadcrumbs('Confirm Email')}
        title="Your email address"
        picture="hero-about.webp"
      >
        <VerifyEmail
          state={state}
          message={data?.message ?? refusal}
          onResend={resend}
          resending={resending.isLoading}
          resendProblem={shownFailure(resending.error)}
          resent={resending.data?.message}
        />
      </AccountFrame>
    </>
  );
}
