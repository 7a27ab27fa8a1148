import type { ApiFailure } from '@vestibule/api/transport';
import { ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { PageHeader } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { texts } from './PaymentPending.texts.js';

interface PaymentPendingProps {
  /** Why there is no answer. */
  failure?: ApiFailure;
  onRetry?: () => void;
  /** The ways on. */
  children?: ReactNode;
}

/** Until the server has said anything about a payment. */
export function PaymentPending({ failure, onRetry, children }: PaymentPendingProps) {
  const t = useTexts(texts);
  return (
    <PageHeader title={t.heading} intro={t.intro}>
      {failure ? (
        <ErrorBlock title={failure.message} onRetry={onRetry} />
      ) : (
        <Loading>{t.asking}</Loading>
      )}
      {children}
    </PageHeader>
  );
}
