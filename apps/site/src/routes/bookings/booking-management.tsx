import { bookingStats, filterBookings, type BookingView } from '@vestibule/domain/bookings';
import {
  BookingDetailsDialog,
  BookingFilters,
  BookingList,
  BookingStats,
} from '@vestibule/ui/bookings';
import { PageHeader, Section, Stack } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useState } from 'react';
import { PageMeta } from '../../app/PageMeta.js';
import { useToday } from '../../app/TodayProvider.js';
import { useBookingFilter } from './use-booking-filter.js';
import { useBookingFiles } from './use-booking-files.js';
import { useMyBookings } from './use-my-bookings.js';
import { useUnpaidBooking } from './use-unpaid-booking.js';

/** My Bookings (spec 2): the same neutral shell for everybody until storage has been read. */
export default function BookingManagement() {
  const today = useToday();
  const [filter, setFilter] = useBookingFilter();
  const { bookings, sample, loginHref, loading, error, onRetry } = useMyBookings(today);
  const { busy, onContinue, onCancel } = useUnpaidBooking();
  const files = useBookingFiles();
  const [shown, setShown] = useState<BookingView>();
  return (
    <>
      <PageMeta title="My Bookings" description="Your stays, treatments and evenings." noindex />
      <PageHeader
        title="My Bookings"
        before={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'My Bookings' }]} />}
      />
      <Section>
        <Stack gap="xl">
          <BookingStats stats={bookingStats(sample ? [] : bookings)} />
          <BookingFilters value={filter} onValueChange={setFilter} />
          <BookingList
            bookings={filterBookings(bookings, filter, today)}
            {...{ sample, loginHref, loading, error, onRetry }}
            busyId={busy?.id}
            onOpen={setShown}
            onContinue={({ id }) => void onContinue(id)}
            onCancel={({ id }) => void onCancel(id)}
          />
        </Stack>
        <BookingDetailsDialog
          booking={shown}
          onClose={() => setShown(undefined)}
          {...(sample ? {} : files)}
        />
      </Section>
    </>
  );
}
