import { accountLinksTexts } from '@vestibule/domain/account';
import { useCheckOutcomeMutation } from '@vestibule/api/payments';
import { isUndecided, outcomeShown } from '@vestibule/domain/payments';
import { LinkButton } from '@vestibule/ui/actions';
import { Cluster } from '@vestibule/ui/layout';
import { PaymentReturn } from '@vestibule/ui/payments';
import { useTexts } from '@vestibule/ui/theme';
import { withReturn } from '../../app/login-state.js';
import { usePageAddress } from '../../app/page-query.js';
import { NoPayment } from './NoPayment.js';
import { PaymentPending } from './PaymentPending.js';
import type { ReturnedPayment } from './PaymentAnswer.js';
import { usePaymentAnswer } from './use-payment-answer.js';

/** How a payment stands, for a guest who returned without a session; the details need the login. */
export function SignedOutPayment({ id, providerPaymentId, left }: ReturnedPayment) {
  const { signIn } = useTexts(accountLinksTexts);
  const [check] = useCheckOutcomeMutation();
  const { answer, failure, patient, askAgain } = usePaymentAnswer({
    ask: () => check({ id, providerPaymentId }),
    isOpen: isUndecided,
  });
  const loginHref = withReturn('login', usePageAddress());
  if (failure?.status === 404) return <NoPayment />;
  if (answer) {
    const outcome = outcomeShown(answer, { returned: !left && patient });
    return <PaymentReturn outcome={outcome} loginHref={loginHref} />;
  }
  return (
    <PaymentPending failure={failure} onRetry={askAgain}>
      <Cluster>
        <LinkButton href={loginHref}>{signIn}</LinkButton>
      </Cluster>
    </PaymentPending>
  );
}
