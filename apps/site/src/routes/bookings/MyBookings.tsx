import { bookingStats, filterBookings, type BookingView } from '@vestibule/domain/bookings';
import {
  BookingDetailsDialog,
  BookingFilters,
  BookingList,
  BookingStats,
} from '@vestibule/ui/bookings';
import { Stack } from '@vestibule/ui/layout';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../app/time-zone.js';
import { useToday } from '../../app/TodayProvider.js';
import { useBookingFiles } from './use-booking-files.js';
import { useBookingFilter } from './use-booking-filter.js';
import { useMyBookings } from './use-my-bookings.js';
import { useUnpaidBooking } from './use-unpaid-booking.js';

/** What the guest has booked, to be filtered and looked at. */
export default function MyBookings() {
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const [filter, setFilter] = useBookingFilter();
  const { bookings, sample, loginHref, loading, error, onRetry } = useMyBookings(today, timeZone);
  const { busy, onContinue, onCancel } = useUnpaidBooking();
  const files = useBookingFiles();
  const [shown, setShown] = useState<BookingView>();
  return (
    <>
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
        timeZone={timeZone}
        onClose={() => setShown(undefined)}
        {...(sample ? {} : files)}
      />
    </>
  );
}
