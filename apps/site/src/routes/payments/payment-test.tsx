import { Suspense } from 'react';
import { Cluster, PageHeader, Section } from '@vestibule/ui/layout';
import { PageMeta } from '../../app/PageMeta.js';
import SamplePayment from './SamplePayment.js';

export default function PaymentTest() {
  return (
    <Section>
      <PageMeta title="Payment test" description="Tries the payment dialog." noindex />
      <PageHeader
        title="Payment test"
        intro="A sample spa service, $150.00. Where payments are real, it is refused."
      >
        <Cluster>
          <Suspense>
            <SamplePayment />
          </Suspense>
        </Cluster>
      </PageHeader>
    </Section>
  );
}
