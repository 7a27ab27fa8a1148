import { useCancelPaymentMutation } from '@vestibule/api/payments';
import type { BookingView } from '@vestibule/domain/bookings';
import { cancelledBookingTexts, cancelledText } from '@vestibule/domain/payments';
import { failureTexts } from '@vestibule/domain/problem';
import { CancelBookingDialog } from '@vestibule/ui/bookings';
import { useTexts } from '@vestibule/ui/theme';
import { useRef, useState, type ReactNode } from 'react';
import { shownFailure } from '../../app/failure.js';
import { useToasts } from '../../app/ToastProvider.js';

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
  const [booking, setBooking] = useState<BookingView>();
  const [open, setOpen] = useState(false);
  const cancelled = useRef(false);

  const confirm = async ({ id }: BookingView) => {
    const { data } = await cancelPayment(id);
    if (!data) return;
    cancelled.current = true;
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
      onClosed={() => cancelled.current && focusAfter(booking)?.focus()}
    />
  );
  const ask = (next: BookingView) => {
    reset();
    cancelled.current = false;
    setBooking(next);
    setOpen(true);
  };
  return { ask, dialog };
}
