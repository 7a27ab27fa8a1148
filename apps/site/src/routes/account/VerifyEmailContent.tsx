import { useResendVerificationMutation, useVerifyEmailMutation } from '@vestibule/api/account';
import { accountMessages } from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { VerifyEmail } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { shownFailure } from '../../app/failure.js';
import { usePageQuery } from '../../app/page-query.js';

const INVALID = 'account.link-invalid';

/** The result of opening the link, from the server. */
export default function VerifyEmailContent() {
  const failures = useTexts(failureTexts);
  const messages = useTexts(accountMessages);
  const [query] = usePageQuery();
  const token = query.get('token') ?? '';
  const [verify, { data, error, isLoading }] = useVerifyEmailMutation();
  const [resend, resending] = useResendVerificationMutation();
  const [retried, setRetried] = useState(false);
  const sent = useRef('');
  useEffect(() => {
    // The first answer counts, so it is sent once, whatever React does with effects.
    if (!token || sent.current === token) return;
    sent.current = token;
    void verify({ token });
  }, [token, verify]);
  const failure = token
    ? shownFailure(error, failures)
    : { code: INVALID, message: messages[INVALID] };
  const unanswered = retried ? 'failed' : 'checking';
  const refused = failure && (failure.code === INVALID ? 'refused' : 'failed');
  return (
    <VerifyEmail
      state={data ? 'confirmed' : (refused ?? unanswered)}
      message={data?.message ?? failure?.message}
      onRetry={() => {
        setRetried(true);
        void verify({ token });
      }}
      retrying={isLoading}
      onResend={query.has('change') ? undefined : resend}
      resending={resending.isLoading}
      resendProblem={shownFailure(resending.error, failures)}
      resent={resending.data?.message}
    />
  );
}
