import { useListPaymentsQuery } from '@vestibule/api/payments';
import { isUnpaid, toBookingViews } from '@vestibule/domain/bookings';
import { UnpaidBookingNotice } from '@vestibule/ui/bookings';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../app/time-zone.js';
import { useCancelBooking } from './use-cancel-booking.js';
import { useContinuePayment } from './use-continue-payment.js';

/** The guest's own bookings that the server keeps unpaid: after Back from the provider, or a reload. */
export default function UnpaidBookings({ userId }: { userId: string }) {
  const timeZone = useSelector(selectTimeZone);
  const { data = [], refetch } = useListPaymentsQuery(userId, { refetchOnMountOrArgChange: true });
  const unpaid = toBookingViews(data, timeZone).filter(isUnpaid);
  const { busyId, refused, onContinue } = useContinuePayment();
  const place = useRef<HTMLElement>(null);
  const cancelling = useCancelBooking({ focusAfter: () => place.current });

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refetch();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [refetch]);

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={unpaid.length > 0 ? 'Unpaid bookings' : undefined}
      data-unpaid={unpaid.length}
    >
      {unpaid.map((booking) => (
        <UnpaidBookingNotice
          key={booking.bookingId}
          booking={booking}
          timeZone={timeZone}
          busy={busyId === booking.id}
          refusal={refused?.id === booking.id ? refused.refusal : undefined}
          changedTotal={refused?.id === booking.id ? refused.changedTotal : undefined}
          onContinue={() => void onContinue(booking.id)}
          onCancel={() => cancelling.ask(booking)}
        />
      ))}
      {cancelling.dialog}
    </section>
  );
}
