import {
  holdPauseMessage,
  holdTermTexts,
  isUnpaid,
  timeOverMessage,
  type BookingView,
} from '@vestibule/domain/bookings';
import { UnpaidBookingNotice } from '@vestibule/ui/bookings';
import { useTexts } from '@vestibule/ui/theme';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../app/time-zone.js';
import { useIsPast } from '../../app/use-is-past.js';
import { useContinuePayment } from './use-continue-payment.js';
import type { Sold } from './unpaid-here.js';

interface OwnUnpaidBookingProps {
  booking: BookingView;
  type: Sold['type'];
  /** The time to pay is over, and the server has not said yet what became of the booking. */
  onEnding: (ending: boolean) => void;
  onCancel: () => void;
}

/** One unpaid booking; when its time to pay passes, it says so by itself. */
export function OwnUnpaidBooking({ booking, type, onEnding, onCancel }: OwnUnpaidBookingProps) {
  const t = useTexts(holdTermTexts);
  const timeZone = useSelector(selectTimeZone);
  const { busyId, refused, onContinue } = useContinuePayment();
  const unpaid = isUnpaid(booking);
  const ending = useIsPast(booking.heldUntil) && unpaid;
  const freeAgain = useIsPast(booking.freeFrom);
  useEffect(() => {
    onEnding(ending);
    return () => onEnding(false);
  }, [ending, onEnding]);
  if (!unpaid && (freeAgain || !booking.freeFrom)) return null;

  const paused = refused?.code === 'payments.time-to-pay-over' ? refused.problem : undefined;
  const over = booking.freeFrom
    ? holdPauseMessage(type, new Date(booking.freeFrom), timeZone, t)
    : (paused ?? (ending ? timeOverMessage(type, t) : undefined));
  return (
    <UnpaidBookingNotice
      booking={booking}
      timeZone={timeZone}
      busy={busyId === booking.id}
      problem={refused?.problem}
      changedTotal={refused?.changedTotal}
      over={over}
      onContinue={() => void onContinue(booking.id)}
      onCancel={onCancel}
    />
  );
}
