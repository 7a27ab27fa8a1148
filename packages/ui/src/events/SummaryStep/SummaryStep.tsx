import { confirmationMailText, type BookingQuote } from '@vestibule/domain/bookings';
import type { HotelEvent, TicketGuest } from '@vestibule/domain/events';
import { BookingSummaryLines } from '../../payments/PaymentMethodDialog/BookingSummaryLines.js';
import { eventWhenText } from '../event-when.js';
import { Note } from './SummaryStep.styles.js';

export interface SummaryStepProps {
  /** What the tickets are for. */
  event: HotelEvent;
  /** Who they are for. */
  guest: TicketGuest;
  /** What it costs, line by line. */
  quote: BookingQuote;
}

/** Step 5: everything once more, itemised (spec 9). */
export function SummaryStep({ event, guest, quote }: SummaryStepProps) {
  const facts = [
    { label: 'When', value: eventWhenText(event) },
    { label: 'Where', value: event.location },
    { label: 'Guest', value: `${guest.firstName} ${guest.lastName}` },
    { label: 'Email', value: guest.email },
    { label: 'Phone', value: guest.phone },
  ];
  return (
    <>
      <BookingSummaryLines summary={{ ...quote, type: 'event', title: event.title, facts }} />
      <Note>{confirmationMailText(guest.email)}</Note>
      {event.isRefundable && <Note>These tickets are refundable.</Note>}
    </>
  );
}
