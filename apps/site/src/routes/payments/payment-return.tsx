import { problemMessages } from '@vestibule/domain/problem';
import { LinkButton } from '@vestibule/ui/actions';
import { ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta.js';
import { useAuth } from '../../app/use-auth.js';
import { PaymentOutcomePage } from './PaymentOutcomePage.js';
import { usePaymentRecord } from './use-payment-record.js';

/** Back from the provider. The address only says which payment; the server says how it stands. */
export default function PaymentReturnPage() {
  const [params] = useSearchParams();
  const { status } = useAuth();
  const id = params.get('payment') ?? '';
  const payment = usePaymentRecord(id, params.get('NP_id') ?? undefined, status === 'signed-in');
  return (
    <Section>
      <PageMeta title="Your payment" description="How your payment stands." noindex />
      {status === 'signed-out' ? (
        <PageHeader title="Your payment" intro={problemMessages['payments.login-required']}>
          <LinkButton href="/login">Sign in</LinkButton>
        </PageHeader>
      ) : (
        <Answer {...payment} left={params.get('from') === 'cancel'} />
      )}
    </Section>
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
