import { Suspense } from 'react';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { useLoginAfterExpiry } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';
import MyBookings from './MyBookings.js';
import { texts } from './booking-management.texts.js';
import { useTrail } from '../../app/use-trail.js';

/** My Bookings (spec 2): the same neutral shell for everybody until storage has been read. */
export default function BookingManagement() {
  const t = useTexts(texts);
  const trailTo = useTrail();
  const trail = trailTo({ label: t.title });
  useLoginAfterExpiry();
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <PageHeader title={t.title} before={<Breadcrumbs items={trail} />} />
      <Section style={screenHigh}>
        <Suspense>
          <MyBookings />
        </Suspense>
      </Section>
    </>
  );
}
