import {
  bookingStats,
  bookingTypeTexts,
  filterBookings,
  liesAhead,
  type BookingView,
} from '@vestibule/domain/bookings';
import {
  BookingDetailsDialog,
  BookingFilters,
  BookingList,
  BookingStats,
  NoBookings,
} from '@vestibule/ui/bookings';
import { Stack } from '@vestibule/ui/layout';
import { useLocale, useTexts } from '@vestibule/ui/theme';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useClosedByBack } from '../../app/closed-by-back.js';
import { selectTimeZone } from '../../app/time-zone.js';
import { useToday } from '../../app/today.js';
import OwnHallRequests from '../halls/OwnHallRequests.js';
import { useCancelBooking } from './use-cancel-booking.js';
import { useContinuePayment } from './use-continue-payment.js';
import { useBookingFiles } from './use-booking-files.js';
import { useBookingFilter } from './use-booking-filter.js';
import { useMyBookings } from './use-my-bookings.js';
import { routes } from '../../hotel-routes.js';

/** What the guest has booked, to be filtered and looked at; what is the guest's own is above samples. */
export default function MyBookings() {
  const types = useTexts(bookingTypeTexts);
  const { locale } = useLocale();
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const [filter, setFilter] = useBookingFilter();
  const { bookings, sample, none, loginHref, loading, problem, problemReason, onRetry } =
    useMyBookings(today, timeZone);
  const { busyId, refused, onContinue } = useContinuePayment();
  const cancelling = useCancelBooking({ focusAfter: whatRemains });
  const files = useBookingFiles();
  const [shownId, setShownId] = useState<string>();
  // Its details follow what is paid or given up in another tab.
  const shown = bookings.find(({ bookingId }) => bookingId === shownId);
  const hide = () => setShownId(undefined);
  useClosedByBack('booking', Boolean(shown), hide);
  // Figures of what is not known would be wrong, and would move when it is.
  const known = !loading && problem === undefined;
  const listed = sample || !none;
  return (
    <>
      <Stack gap="lg">
        {none && (
          <>
            <NoBookings loginHref={loginHref} />
            <OwnHallRequests />
          </>
        )}
        {known && <BookingStats stats={bookingStats(sample ? [] : bookings)} />}
        {known && listed && <BookingFilters value={filter} onValueChange={setFilter} />}
        {listed && (
          <BookingList
            // Another one than the one that loads: what comes above it moves nothing in sight.
            key={loading ? 'loading' : 'loaded'}
            bookings={filterBookings(bookings, filter, { today, t: types, locale })}
            {...{ sample, loading, problem, problemReason, onRetry }}
            busyId={busyId}
            refused={refused}
            onOpen={({ bookingId }) => setShownId(bookingId)}
            onContinue={({ id }) => void onContinue(id)}
            onCancel={cancelling.ask}
          />
        )}
        {!none && <OwnHallRequests />}
      </Stack>
      <BookingDetailsDialog
        booking={shown}
        timeZone={timeZone}
        today={today}
        contactHref={shown && !sample && liesAhead(shown, today) ? routes.contact : undefined}
        onClose={hide}
        {...(sample ? {} : files)}
      />
      {cancelling.dialog}
    </>
  );
}

/** Of a booking that was given up: its row's details, or the list when a filter hides the row. */
function whatRemains({ bookingId }: BookingView) {
  const details = `[data-booking="${CSS.escape(bookingId)}"] [data-action="details"]`;
  return (
    document.querySelector<HTMLElement>(details) ??
    document.querySelector<HTMLElement>('[data-bookings]')
  );
}
