import { useCheckPaymentMutation } from '@vestibule/api/payments';
import { isOpen } from '@vestibule/domain/payments';
import { usePageQuery } from '../../app/page-query.js';
import { useAuth } from '../../app/use-auth.js';
import { NoPayment } from './NoPayment.js';
import { PaymentPending } from './PaymentPending.js';
import { PaymentOutcomePage } from './PaymentOutcomePage.js';
import { SignedOutPayment } from './SignedOutPayment.js';
import { usePaymentAnswer } from './use-payment-answer.js';

/** How one payment stands, in the words of the server. */
export default function PaymentAnswer() {
  const [params] = usePageQuery();
  const { status } = useAuth();
  const id = params.get('payment');
  if (!id) return <NoPayment />;
  if (status === 'unknown') return <PaymentPending />;
  const Payment = status === 'signed-in' ? OwnPayment : SignedOutPayment;
  const providerPaymentId = params.get('NP_id') ?? undefined;
  const left = params.get('from') === 'cancel';
  return <Payment key={id} {...{ id, providerPaymentId, left }} />;
}

/** What the address says of a payment. */
export interface ReturnedPayment {
  id: string;
  /** What the provider added. */
  providerPaymentId: string | undefined;
  /** The guest left the provider's page without paying. */
  left: boolean;
}

function OwnPayment({ id, providerPaymentId, left }: ReturnedPayment) {
  const [check] = useCheckPaymentMutation();
  const { answer, failure, patient, askAgain } = usePaymentAnswer({
    ask: () => check({ id, providerPaymentId }),
    isOpen: ({ status }) => isOpen(status),
  });
  if (failure?.status === 404) return <NoPayment />;
  if (!answer) return <PaymentPending failure={failure} onRetry={askAgain} />;
  return <PaymentOutcomePage record={answer} returned={!left && patient} askAgain={askAgain} />;
}
