import { Suspense } from 'react';
import { Cluster, PageHeader, Section } from '@vestibule/ui/layout';
import { inDefaultLanguage } from '../../app/in-default-language.js';
import { PageMeta } from '../../app/PageMeta.js';
import SamplePayment from './SamplePayment.js';

function PaymentTest() {
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

export default inDefaultLanguage(PaymentTest);
