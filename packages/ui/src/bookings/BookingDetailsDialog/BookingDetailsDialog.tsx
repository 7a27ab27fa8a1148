'use client';
import type { BookingView } from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { useId } from 'react';
import { TextLink } from '../../account/TextLink.js';
import { Button } from '../../actions/Button/Button.js';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import type { DialogElementProps } from '../../overlays/Dialog/DialogWindow.js';
import { BookingFacts } from '../BookingFacts/BookingFacts.js';
import { StatusBadge } from '../StatusBadge/StatusBadge.js';
import { bookingSections, type BookingSection } from './booking-sections.js';
import { Files, Note, Part } from './BookingDetailsDialog.styles.js';

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
  ...props
}: BookingDetailsDialogProps) {
  const confirmed = booking?.status === 'confirmed' || booking?.status === 'paid';
  return (
    <Dialog
      {...props}
      open={booking !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={booking?.serviceName ?? ''}
      description={booking?.bookingType}
      footer={
        booking &&
        confirmed && (
          <Files>
            {onCalendar && (
              <Button variant="secondary" onClick={() => onCalendar(booking)}>
                Add to calendar
              </Button>
            )}
            {onReceipt && (
              <Button variant="secondary" onClick={() => onReceipt(booking)}>
                Receipt (PDF)
              </Button>
            )}
          </Files>
        )
      }
    >
      {booking && <Statuses booking={booking} />}
      {booking &&
        bookingSections(booking, { timeZone, today }).map((section) => (
          <SectionOf key={section.title} {...section} />
        ))}
      {confirmed && contactHref && (
        <Note>
          To change or cancel this booking, <TextLink href={contactHref}>write to us</TextLink> and
          give its number.
        </Note>
      )}
    </Dialog>
  );
}

function Statuses({ booking }: { booking: BookingView }) {
  const facts = [
    { label: 'Status', value: <StatusBadge status={booking.status} /> },
    { label: 'Payment', value: <StatusBadge status={booking.paymentInfo.status} of="payment" /> },
  ];
  return <BookingFacts aria-label="Status" facts={facts} />;
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
