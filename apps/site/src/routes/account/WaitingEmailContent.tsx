import {
  useCancelEmailChangeMutation,
  useResendVerificationMutation,
} from '@vestibule/api/account';
import { accountNotices, type User } from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { WaitingEmail } from '@vestibule/ui/account';
import { Notice } from '@vestibule/ui/feedback';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';

/** The button that was pressed is gone, so the focus goes to the answer. */
const focus = (answer: HTMLElement | null) => answer?.focus();

interface WaitingEmailContentProps {
  user: User;
  /** Something is asked of the server: what it said before no longer matters. */
  onAsk: () => void;
}

/** An address that waits for its link, and the answer once a new one was given up. */
export function WaitingEmailContent({ user, onAsk }: WaitingEmailContentProps) {
  const failures = useTexts(failureTexts);
  const notices = useTexts(accountNotices);
  const [resend, resending] = useResendVerificationMutation();
  const [cancel, cancelling] = useCancelEmailChangeMutation();
  const { waitingEmail, email, emailVerified } = user;
  const waiting = waitingEmail ?? (emailVerified === false ? email : undefined);
  const resendLink = (address: string) => {
    onAsk();
    cancelling.reset();
    void resend({ email: address });
  };
  const keepCurrent = () => {
    onAsk();
    resending.reset();
    void cancel();
  };
  return (
    <>
      {!waitingEmail && cancelling.data && (
        <Notice tone="success" tabIndex={-1} ref={focus}>
          {cancelling.data.message}
        </Notice>
      )}
      {waiting && (
        <WaitingEmail
          waiting={waiting}
          present={waitingEmail && email}
          onResend={() => resendLink(waiting)}
          resending={resending.isLoading}
          // The server answers every address alike; of the own one it is known that it waits.
          resent={resending.data && notices.emailChangeSent}
          onCancel={keepCurrent}
          cancelling={cancelling.isLoading}
          problem={shownFailure(resending.error ?? cancelling.error, failures)}
        />
      )}
    </>
  );
}
