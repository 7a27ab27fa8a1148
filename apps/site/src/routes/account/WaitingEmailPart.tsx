import {
  useCancelEmailChangeMutation,
  useResendVerificationMutation,
} from '@vestibule/api/account';
import type { User } from '@vestibule/domain/account';
import { WaitingEmail } from '@vestibule/ui/account';
import { Notice } from '@vestibule/ui/feedback';
import { shownFailure } from '../../app/failure.js';

/** The button that was pressed is gone, so the focus goes to the answer. */
const focus = (answer: HTMLElement | null) => answer?.focus();

/** A new address that waits, and the answer once it was given up. */
export function WaitingEmailPart({ user }: { user: User }) {
  const [resend, resending] = useResendVerificationMutation();
  const [cancel, cancelling] = useCancelEmailChangeMutation();
  const { waitingEmail } = user;
  if (!waitingEmail) {
    return cancelling.data ? (
      <Notice tone="success" tabIndex={-1} ref={focus}>
        {cancelling.data.message}
      </Notice>
    ) : null;
  }
  return (
    <WaitingEmail
      waiting={waitingEmail}
      present={user.email}
      onResend={() => void resend({ email: waitingEmail })}
      resending={resending.isLoading}
      resent={resending.data?.message}
      onCancel={() => void cancel()}
      cancelling={cancelling.isLoading}
      problem={shownFailure(resending.error ?? cancelling.error)}
    />
  );
}
