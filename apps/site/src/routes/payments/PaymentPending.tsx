import type { ApiFailure } from '@vestibule/api/transport';
import { ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { PageHeader } from '@vestibule/ui/layout';
import type { ReactNode } from 'react';

interface PaymentPendingProps {
  /** Why there is no answer. */
  failure?: ApiFailure;
  onRetry?: () => void;
  /** The ways on. */
  children?: ReactNode;
}

/** Until the server has said anything about a payment. */
export function PaymentPending({ failure, onRetry, children }: PaymentPendingProps) {
  return (
    <PageHeader title="Your payment" intro="We ask our server; the page follows its answer.">
      {failure ? (
        <ErrorBlock title={failure.message} onRetry={onRetry} />
      ) : (
        <Loading>Asking how your payment stands...</Loading>
      )}
      {children}
    </PageHeader>
  );
}
