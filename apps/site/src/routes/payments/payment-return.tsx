import { Section } from '@vestibule/ui/layout';
import { useEffect } from 'react';
import { guestIsHere } from '../../app/guest-signs.js';
import { later } from '../../app/later.js';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';

const PaymentAnswer = later(() => import('./PaymentAnswer.js'));

/** Back from the provider. The address only says which payment; the server says how it stands. */
export default function PaymentReturnPage() {
  useEffect(guestIsHere, []);
  return (
    <Section style={screenHigh}>
      <PageMeta title="Your payment" description="How your payment stands." noindex />
      <PaymentAnswer />
    </Section>
  );
}
