import { accountLinksTexts } from '@vestibule/domain/account';
import { paymentsMessages } from '@vestibule/domain/payments';
import { LinkButton } from '@vestibule/ui/actions';
import { Cluster, PageHeader } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { routes } from '../../hotel-routes.js';
import { texts } from './NoPayment.texts.js';

/** An address without a payment, or of one that is not there: there is nothing to wait for. */
export function NoPayment() {
  const t = useTexts(texts);
  const links = useTexts(accountLinksTexts);
  const messages = useTexts(paymentsMessages);
  return (
    <PageHeader title={t.heading} intro={messages['payments.not-found']}>
      <Cluster>
        <LinkButton href={routes.bookings}>{links.myBookings}</LinkButton>
      </Cluster>
    </PageHeader>
  );
}
