'use client';
import {
  bookedLineTexts,
  bookingFactsTexts,
  bookingTermsTexts,
  bookingTypeNames,
  bookingTypeTexts,
  type BookingView,
} from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { cardChargeTexts } from '@vestibule/domain/payments';
import { useId } from 'react';
import { TextLink } from '../../account/TextLink.js';
import { Button } from '../../actions/Button/Button.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import type { DialogElementProps } from '../../overlays/Dialog/DialogWindow.js';
import { useLocale } from '../../theme/locale.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { BookingFacts } from '../BookingFacts/BookingFacts.js';
import { StatusBadge } from '../StatusBadge/StatusBadge.js';
import { bookingSections, type BookingSection, type SectionWords } from './booking-sections.js';
import { Files, Note, Part } from './BookingDetailsDialog.styles.js';
import { texts } from './BookingDetailsDialog.texts.js';

export interface BookingDetailsDialogProps extends DialogElementProps {
  /** The booking to show; nothing shows without one. */
  booking?: BookingView;
  /** The hotel's time zone, an IANA name: all times are shown in it. */
  timeZone: string;
  /** The hotel's day: it decides whether the booking can still be given back. */
  today: Day;
  /** The guest closed it. */
  onClose: () => void;
  /** Where the guest writes to the hotel: only there is a paid booking changed or cancelled. Absent once it is over. */
  contactHref?: string;
  /** Saves the calendar file; the button shows on confirmed bookings. */
  onCalendar?: (booking: BookingView) => void;
  /** Saves the receipt; the button shows on confirmed bookings. */
  onReceipt?: (booking: BookingView) => void;
  /** The receipt is on its way: it may have to be drawn first. */
  receiptBusy?: boolean;
}

/** Everything about one booking: booking, guest, service, dates, payment (spec 2, My Bookings). */
export function BookingDetailsDialog({
  booking,
  timeZone,
  today,
  onClose,
  contactHref,
  onCalendar,
  onReceipt,
  receiptBusy,
  ...props
}: BookingDetailsDialogProps) {
  const words = useSectionWords();
  const { t, types } = words;
  const confirmed = booking?.status === 'confirmed' || booking?.status === 'paid';
  return (
    <Dialog
      {...props}
      open={booking !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={booking && recordSentence(booking, 'serviceName', booking.serviceName)}
      description={booking && types[booking.serviceType]}
      footer={
        booking &&
        confirmed && (
          <Files>
            {onCalendar && (
              <Button variant="secondary" onClick={() => onCalendar(booking)}>
                {t.addToCalendar}
              </Button>
            )}
            {onReceipt && (
              <Button variant="secondary" busy={receiptBusy} onClick={() => onReceipt(booking)}>
                {t.receipt}
              </Button>
            )}
          </Files>
        )
      }
    >
      {booking && <Statuses booking={booking} />}
      {booking &&
        bookingSections(booking, { timeZone, today }, words).map((section) => (
          <SectionOf key={section.title} {...section} />
        ))}
      {confirmed && contactHref && (
        <Note>
          <Rich text={t.toChange} contact={<TextLink href={contactHref} />} />
        </Note>
      )}
    </Dialog>
  );
}

function useSectionWords(): SectionWords {
  return {
    t: useTexts(texts),
    charge: useTexts(cardChargeTexts),
    facts: useTexts(bookingFactsTexts),
    lines: useTexts(bookedLineTexts),
    terms: useTexts(bookingTermsTexts),
    types: bookingTypeNames(useTexts(bookingTypeTexts)),
    locale: useLocale().locale,
  };
}

function Statuses({ booking }: { booking: BookingView }) {
  const t = useTexts(texts);
  const facts = [
    { label: t.status, value: <StatusBadge status={booking.status} /> },
    { label: t.payment, value: <StatusBadge status={booking.paymentInfo.status} of="payment" /> },
  ];
  return <BookingFacts aria-label={t.status} facts={facts} />;
}

function SectionOf({ title, facts }: BookingSection) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <BookingFacts facts={facts} />
    </Part>
  );
}
