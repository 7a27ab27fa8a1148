import { Suspense } from 'react';
import { Cluster, PageHeader, Section } from '@vestibule/ui/layout';
import { PageMeta } from '../../app/PageMeta.js';
import SamplePayment from './SamplePayment.js';

/** This page speaks to developers (`pagesForDevelopers`). */
const english = { lang: 'en', dir: 'ltr' } as const;

export default function PaymentTest() {
  return (
    <Section>
      <PageMeta title="Payment test" description="Tries the payment dialog." noindex />
      <PageHeader
        title={<span {...english}>Payment test</span>}
        intro={
          <span {...english}>
            A sample spa service, $150.00. Where payments are real, it is refused.
          </span>
        }
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
