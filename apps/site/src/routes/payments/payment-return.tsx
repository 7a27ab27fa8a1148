import { Suspense } from 'react';
import { Section } from '@vestibule/ui/layout';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';
import PaymentAnswer from './PaymentAnswer.js';

/** Back from the provider. The address only says which payment; the server says how it stands. */
export default function PaymentReturnPage() {
  return (
    <Section style={screenHigh}>
      <PageMeta title="Your payment" description="How your payment stands." noindex />
      <Suspense>
        <PaymentAnswer />
      </Suspense>
    </Section>
  );
}
