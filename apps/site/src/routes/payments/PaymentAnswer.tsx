import { problemMessages } from '@vestibule/domain/problem';
import { LinkButton } from '@vestibule/ui/actions';
import { ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { Cluster, PageHeader } from '@vestibule/ui/layout';
import { usePageQuery } from '../../app/page-query.js';
import { useAuth } from '../../app/use-auth.js';
import { PaymentOutcomePage } from './PaymentOutcomePage.js';
import { usePaymentRecord } from './use-payment-record.js';

/** How one payment stands, in the words of the server. */
export default function PaymentAnswer() {
  const [params] = usePageQuery();
  const { status } = useAuth();
  const id = params.get('payment') ?? '';
  const payment = usePaymentRecord(id, params.get('NP_id') ?? undefined, status === 'signed-in');
  if (!id) return <NoPayment />;
  if (status !== 'signed-out')
    return <Answer {...payment} left={params.get('from') === 'cancel'} />;
  const here = `/payment-return?${params.toString()}`;
  return (
    <PageHeader title="Your payment" intro={problemMessages['payments.login-required']}>
      <Cluster>
        <LinkButton href={`/login?returnTo=${encodeURIComponent(here)}`}>Sign in</LinkButton>
      </Cluster>
    </PageHeader>
  );
}

/** An address without a payment: there is nothing to ask about. */
function NoPayment() {
  return (
    <PageHeader title="Your payment" intro={problemMessages['payments.not-found']}>
      <LinkButton href="/booking-management">My Bookings</LinkButton>
    </PageHeader>
  );
}

type AnswerProps = ReturnType<typeof usePaymentRecord> & {
  /** The guest left the provider's page without paying. */
  left: boolean;
};

function Answer({ record, failure, left, tries, askAgain }: AnswerProps) {
  if (record) return <PaymentOutcomePage {...{ record, left, tries, askAgain }} />;
  return (
    <PageHeader title="Your payment" intro="We ask our server; the page follows its answer.">
      {failure ? (
        <ErrorBlock title={failure.message} onRetry={askAgain} />
      ) : (
        <Loading>Asking how your payment stands...</Loading>
      )}
    </PageHeader>
  );
}
