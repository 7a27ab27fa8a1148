import { useCancelPaymentMutation, useGetPaymentQuery } from '@vestibule/api/payments';
import { isUnpaid, statusOf, type BookingView } from '@vestibule/domain/bookings';
import {
  cancelledBookingTexts,
  cancelledText,
  type PaymentRecord,
} from '@vestibule/domain/payments';
import { failureTexts } from '@vestibule/domain/problem';
import { CancelBookingDialog } from '@vestibule/ui/bookings';
import { useTexts } from '@vestibule/ui/theme';
import { useState, type ReactNode } from 'react';
import { shownFailure } from '../../app/failure.js';
import { useToasts } from '../../app/ToastProvider.js';
import { LIVE_MS } from './live.js';

interface CancelOptions {
  /** The server has cancelled it. */
  onCancelled?: () => void;
  /** What takes the focus once the booking is gone, and with it the button that asked. */
  focusAfter: (booking: BookingView) => HTMLElement | null | undefined;
}

interface CancelBooking {
  /** Asks whether to give this booking up. */
  ask: (booking: BookingView) => void;
  /** To be rendered by the page. */
  dialog: ReactNode;
}

/** Giving an unpaid booking up, which is asked first, wherever the booking is found again. */
export function useCancelBooking({ onCancelled, focusAfter }: CancelOptions): CancelBooking {
  const t = useTexts(cancelledBookingTexts);
  const failures = useTexts(failureTexts);
  const showToast = useToasts();
  const [cancelPayment, { isLoading, error, reset }] = useCancelPaymentMutation();
  const [asked, setAsked] = useState<BookingView>();
  const [open, setOpen] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const { data: now } = useGetPaymentQuery(asked?.id ?? '', {
    // Our own cancellation is no news.
    skip: !open || isLoading,
    refetchOnMountOrArgChange: true,
    // It may be paid in another tab.
    pollingInterval: LIVE_MS,
  });
  const booking = cancelled ? asked : asAtPresent(asked, now);

  const confirm = async ({ id }: BookingView) => {
    const { data } = await cancelPayment(id);
    if (!data) return;
    setCancelled(true);
    setOpen(false);
    showToast({ type: 'info', text: cancelledText(data, t) });
    onCancelled?.();
  };
  const dialog = booking && (
    <CancelBookingDialog
      open={open}
      booking={booking}
      onKeep={() => setOpen(false)}
      onConfirm={() => void confirm(booking)}
      busy={isLoading}
      problem={shownFailure(error, failures)?.message}
      onClosed={() => (cancelled || !isUnpaid(booking)) && focusAfter(booking)?.focus()}
    />
  );
  const ask = (next: BookingView) => {
    reset();
    setCancelled(false);
    setAsked(next);
    setOpen(true);
  };
  return { ask, dialog };
}

/** The booking with what the server says of it by now. */
function asAtPresent(booking: BookingView | undefined, now: PaymentRecord | undefined) {
  if (!booking || now?._id !== booking.id) return booking;
  const { heldUntil, missing } = now;
  return { ...booking, status: statusOf(now), heldUntil, missing };
}
