'use client';
import {
  bookingWhen,
  bookingWhenTexts,
  isUnpaid,
  type BookingView,
} from '@vestibule/domain/bookings';
import { formatDollars } from '@vestibule/domain/money';
import { cancelledBookingTexts, givingUpText } from '@vestibule/domain/payments';
import { languageOfText, type Translation } from '@vestibule/domain/words';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { focusAnswer } from '../../internal/focus-answer.js';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import type { DialogElementProps } from '../../overlays/Dialog/DialogWindow.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { BookingFacts } from '../BookingFacts/BookingFacts.js';
import { texts } from './CancelBookingDialog.texts.js';

export interface CancelBookingDialogProps extends DialogElementProps {
  /** Whether it shows. */
  open: boolean;
  /** The unpaid booking that would be given up; of one that is not unpaid any more the dialog says how it stands. */
  booking: BookingView;
  /** The guest keeps the booking. Not called while it is being cancelled. */
  onKeep: () => void;
  /** The guest gives it up. */
  onConfirm: () => void;
  /** It is being cancelled. */
  busy?: boolean;
  /** Why it could not be cancelled. */
  problem?: string;
  /** It has faded, and the focus is back where it was: move it on if that is gone. */
  onClosed?: () => void;
}

/** Asks once more before an unpaid booking is given up, and says what goes with it. */
export function CancelBookingDialog({
  open,
  booking,
  onKeep,
  onConfirm,
  busy = false,
  problem,
  ...props
}: CancelBookingDialogProps) {
  const t = useTexts(texts);
  const when = useTexts(bookingWhenTexts);
  const { locale } = useLocale();
  const { totalPrice: total, missing } = booking;
  const settled = isUnpaid(booking) ? undefined : settledText(booking, t);
  const givingUp = givingUpText({ total, missing }, useTexts(cancelledBookingTexts), locale);
  const facts = [
    {
      label: t.booking,
      value: booking.serviceName,
      language: languageOfText(booking, 'serviceName'),
    },
    { label: t.when, value: bookingWhen(booking, when, locale) },
    { label: t.total, value: formatDollars(total, locale) },
  ];
  return (
    <Dialog
      {...props}
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      size="small"
      title={settled ? t.settled : t.title}
      description={settled ? undefined : givingUp}
      busy={busy}
      status={busy ? t.cancelling : undefined}
      footer={
        settled ? undefined : (
          <>
            <Button variant="secondary" waiting={busy} onClick={onKeep}>
              {t.keep}
            </Button>
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {t.cancel}
            </Button>
          </>
        )
      }
    >
      <Stack>
        <BookingFacts facts={facts} />
        {settled && (
          <Notice announced tabIndex={-1} ref={focusAnswer}>
            {settled}
          </Notice>
        )}
        {problem && !settled && (
          <Notice announced tone="danger">
            {problem}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

/** How a booking stands that was unpaid when the question was asked. */
function settledText({ status }: BookingView, t: Translation<typeof texts>): string {
  if (status === 'confirmed' || status === 'paid') return t.confirmed;
  return status === 'waiting' ? t.underway : t.ended;
}
