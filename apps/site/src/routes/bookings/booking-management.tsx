import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useEffect } from 'react';
import { guestIsHere } from '../../app/guest-signs.js';
import { later } from '../../app/later.js';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';

const MyBookings = later(() => import('./MyBookings.js'));

/** My Bookings (spec 2): the same neutral shell for everybody until storage has been read. */
export default function BookingManagement() {
  useEffect(guestIsHere, []);
  return (
    <>
      <PageMeta title="My Bookings" description="Your stays, treatments and evenings." noindex />
      <PageHeader
        title="My Bookings"
        before={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'My Bookings' }]} />}
      />
      <Section style={screenHigh}>
        <MyBookings />
      </Section>
    </>
  );
}
