import {
  dateFacts,
  partyFacts,
  refundFacts,
  type BookingFact,
  type BookingView,
} from '@vestibule/domain/bookings';
import { formatLongDay, hotelNow, type Day } from '@vestibule/domain/calendar';
import { formatDollars } from '@vestibule/domain/money';
import { CARD_CHARGE_LABEL } from '@vestibule/domain/payments';
import type { ReactNode } from 'react';
import { ShortId } from '../ShortId/ShortId.js';

export interface BookingSection {
  title: string;
  facts: { label: string; value: ReactNode }[];
}

/** The five sections of the details (spec 2, My Bookings); what is not known is left out. */
export function bookingSections(
  booking: BookingView,
  { timeZone, today }: { timeZone: string; today: Day },
): BookingSection[] {
  const { paymentInfo, status, isRefundable, checkIn } = booking;
  const confirmed = status === 'confirmed' || status === 'paid';
  return [
    section('Booking', {
      'Booking ID': booking.bookingId,
      Type: booking.bookingType,
      Booked: instantText(booking.bookingDate, timeZone),
      'Held until': booking.heldUntil && instantText(booking.heldUntil, timeZone),
      'Special requests': booking.specialRequests,
    }),
    section('Guest', {
      Name: booking.guestName,
      Email: booking.guestEmail,
      Phone: booking.guestPhone,
      ...valuesOf(partyFacts(booking)),
    }),
    section('Service', {
      Service: booking.serviceName,
      Number: String(booking.serviceNumber),
      Duration: booking.duration && `${booking.duration} minutes`,
      Specialist: booking.specialist,
      ...Object.fromEntries(
        booking.lines.map(({ label, quantity, total }) => [
          `${quantity} ${label}`,
          formatDollars(total),
        ]),
      ),
    }),
    section('Dates', {
      ...valuesOf(dateFacts(booking)),
      Time: booking.serviceTime && `${booking.serviceTime} (${timeZone})`,
    }),
    section('Payment', {
      Amount: `${formatDollars(booking.totalPrice)} ${paymentInfo.currency}`,
      [CARD_CHARGE_LABEL]: paymentInfo.cardCharge,
      Method: paymentInfo.cryptoCurrency
        ? `${paymentInfo.cryptoCurrency} (${paymentInfo.paymentType})`
        : paymentInfo.paymentType,
      Provider: paymentInfo.gateway,
      'Our reference': booking.id,
      'Payment ID': <ShortId value={paymentInfo.paymentId} name="payment ID" />,
      Payments: String(paymentInfo.totalPayments),
      ...(confirmed && valuesOf(refundFacts({ isRefundable, checkInDate: checkIn }, today))),
      Missing: booking.missing === undefined ? '' : formatDollars(booking.missing),
      'Refund due': booking.refundDue === undefined ? '' : formatDollars(booking.refundDue),
      'Sent back': booking.refunded === undefined ? '' : formatDollars(booking.refunded),
    }),
  ];
}

function valuesOf(facts: BookingFact[]): Record<string, string> {
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]));
}

function section(title: string, values: Record<string, ReactNode>): BookingSection {
  const facts = Object.entries(values).flatMap(([label, value]) =>
    value ? [{ label, value }] : [],
  );
  return { title, facts };
}

/** An instant, by the clock on the hotel's wall. */
function instantText(instant: string, timeZone: string): string {
  const { today, time } = hotelNow(new Date(instant), timeZone);
  return `${formatLongDay(today)}, ${time}`;
}
