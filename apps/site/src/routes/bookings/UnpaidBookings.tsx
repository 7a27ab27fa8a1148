import { useListPaymentsQuery } from '@vestibule/api/payments';
import { bookingViewTexts, toBookingViews } from '@vestibule/domain/bookings';
import { Notice } from '@vestibule/ui/feedback';
import { tokens, useTexts } from '@vestibule/ui/theme';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { RouterLink } from '../../app/RouterLink.js';
import { selectTimeZone } from '../../app/time-zone.js';
import { useReturn } from '../../app/use-return.js';
import { OwnUnpaidBooking } from './OwnUnpaidBooking.js';
import { unpaidHere, type Sold } from './unpaid-here.js';
import { useCancelBooking } from './use-cancel-booking.js';
import { texts } from './UnpaidBookings.texts.js';
import { routes } from '../../hotel-routes.js';

/** While the server looks whether a booking whose time is over has been paid. */
const SOON_MS = 10_000;

interface UnpaidBookingsProps extends Sold {
  userId: string;
}

/** The guest's booking of what this page sells that is kept unpaid, and how many others there are. */
export default function UnpaidBookings({ userId, ...sold }: UnpaidBookingsProps) {
  const t = useTexts(texts);
  const names = useTexts(bookingViewTexts);
  const timeZone = useSelector(selectTimeZone);
  const [ending, setEnding] = useState(false);
  const { data = [], refetch } = useListPaymentsQuery(userId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: ending ? SOON_MS : 0,
  });
  const { own, others, count } = unpaidHere(toBookingViews(data, timeZone, { names }), sold);
  const place = useRef<HTMLDivElement>(null);
  const cancelling = useCancelBooking({ focusAfter: () => place.current });

  useReturn(() => void refetch());

  return (
    <div
      ref={place}
      tabIndex={-1}
      {...((own || others > 0) && { role: 'region', 'aria-label': t.unpaidBookings })}
      data-unpaid={count}
    >
      {own && (
        <OwnUnpaidBooking
          key={own.bookingId}
          booking={own}
          type={sold.type}
          onEnding={setEnding}
          onCancel={() => cancelling.ask(own)}
        />
      )}
      {others > 0 && (
        <Notice style={{ marginBlockEnd: tokens.space.lg }}>
          <RouterLink href={routes.bookings}>
            {(own ? t.others : t.unpaid)({ count: others })}
          </RouterLink>
        </Notice>
      )}
      {cancelling.dialog}
    </div>
  );
}
