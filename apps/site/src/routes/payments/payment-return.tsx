import { Suspense } from 'react';
import { Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';
import PaymentAnswer from './PaymentAnswer.js';
import { texts } from './payment-return-page.texts.js';

/** Back from the provider. The address only says which payment; the server says how it stands. */
export default function PaymentReturnPage() {
  const t = useTexts(texts);
  return (
    <Section style={screenHigh}>
      <PageMeta title={t.title} description={t.description} noindex />
      <Suspense>
        <PaymentAnswer />
      </Suspense>
    </Section>
  );
}
