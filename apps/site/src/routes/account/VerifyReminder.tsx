import { useResendVerificationMutation } from '@vestibule/api/account';
import { Button } from '@vestibule/ui/actions';
import { Notice } from '@vestibule/ui/feedback';
import { Cluster } from '@vestibule/ui/layout';
import { shownFailure } from '../../app/failure.js';

/** The address is not confirmed yet. */
export function VerifyReminder({ email }: { email: string }) {
  const [resend, { isLoading, data, error }] = useResendVerificationMutation();
  const answer = data?.message ?? shownFailure(error)?.message;
  if (answer) {
    return (
      <Notice tone={data ? 'success' : 'danger'} announced>
        {answer}
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      <Cluster justify="between">
        <span>Please confirm your email address: we have sent a link to {email}.</span>
        <Button
          variant="secondary"
          size="small"
          loading={isLoading}
          onClick={() => void resend({ email })}
        >
          Send the link again
        </Button>
      </Cluster>
    </Notice>
  );
}
