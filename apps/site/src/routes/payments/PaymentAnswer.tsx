import { accountLinksTexts } from '@vestibule/domain/account';
import { useCheckPaymentMutation } from '@vestibule/api/payments';
import { isOpen, paymentsMessages } from '@vestibule/domain/payments';
import { LinkButton } from '@vestibule/ui/actions';
import { PageHeader } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { usePageQuery } from '../../app/page-query.js';
import { useAuth } from '../../app/use-auth.js';
import { PaymentPending } from './PaymentPending.js';
import { PaymentOutcomePage } from './PaymentOutcomePage.js';
import { SignedOutPayment } from './SignedOutPayment.js';
import { usePaymentAnswer } from './use-payment-answer.js';
import { texts } from './PaymentAnswer.texts.js';
import { routes } from '../../hotel-routes.js';

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

/** An address without a payment: there is nothing to ask about. */
function NoPayment() {
  const t = useTexts(texts);
  const links = useTexts(accountLinksTexts);
  const messages = useTexts(paymentsMessages);
  return (
    <PageHeader title={t.heading} intro={messages['payments.not-found']}>
      <LinkButton href={routes.bookings}>{links.myBookings}</LinkButton>
    </PageHeader>
  );
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
  if (!answer) return <PaymentPending failure={failure} onRetry={askAgain} />;
  return <PaymentOutcomePage record={answer} returned={!left && patient} askAgain={askAgain} />;
}
