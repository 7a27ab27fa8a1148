import { Suspense } from 'react';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useLoginAfterExpiry } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';
import MyBookings from './MyBookings.js';

/** My Bookings (spec 2): the same neutral shell for everybody until storage has been read. */
export default function BookingManagement() {
  useLoginAfterExpiry();
  return (
    <>
      <PageMeta title="My Bookings" description="Your stays, treatments and evenings." noindex />
      <PageHeader
        title="My Bookings"
        before={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'My Bookings' }]} />}
      />
      <Section style={screenHigh}>
        <Suspense>
          <MyBookings />
        </Suspense>
      </Section>
    </>
  );
}
