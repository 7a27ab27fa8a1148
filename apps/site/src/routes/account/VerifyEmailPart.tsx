import { useResendVerificationMutation, useVerifyEmailMutation } from '@vestibule/api/account';
import { accountMessages } from '@vestibule/domain/account';
import { VerifyEmail } from '@vestibule/ui/account';
import { useEffect, useRef } from 'react';
import { shownFailure } from '../../app/failure.js';
import { usePageQuery } from '../../app/page-query.js';

/** What becomes of the link, asked of the server. */
export default function VerifyEmailPart() {
  const [query] = usePageQuery();
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
    <VerifyEmail
      state={state}
      message={data?.message ?? refusal}
      onResend={query.has('change') ? undefined : resend}
      resending={resending.isLoading}
      resendProblem={shownFailure(resending.error)}
      resent={resending.data?.message}
    />
  );
}
