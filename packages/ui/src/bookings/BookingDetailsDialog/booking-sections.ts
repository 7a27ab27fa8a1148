import type { BookingView } from '@vestibule/domain/bookings';
import { formatLongDay, hotelNow } from '@vestibule/domain/calendar';
import { formatDollars } from '@vestibule/domain/money';

export interface BookingSection {
  title: string;
  facts: { label: string; value: string }[];
}

/** The five sections of the details (spec 2, My Bookings); what is not known is left out. */
export function bookingSections(booking: BookingView, timeZone: string): BookingSection[] {
  const { paymentInfo } = booking;
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
      Adults: String(booking.adults),
      Children: String(booking.children),
    }),
    section('Service', {
      Service: booking.serviceName,
      Number: String(booking.serviceNumber),
      ...Object.fromEntries(
        booking.lines.map(({ label, quantity, total }) => [
          `${quantity} ${label}`,
          formatDollars(total),
        ]),
      ),
    }),
    section('Dates', {
      'Check-in': formatLongDay(booking.checkIn),
      'Check-out': formatLongDay(booking.checkOut),
      Time: booking.serviceTime && `${booking.serviceTime} (${timeZone})`,
    }),
    section('Payment', {
      Amount: `${formatDollars(booking.totalPrice)} ${paymentInfo.currency}`,
      Method: paymentInfo.cryptoCurrency
        ? `${paymentInfo.cryptoCurrency} (${paymentInfo.paymentType})`
        : paymentInfo.paymentType,
      Provider: paymentInfo.gateway,
      'Payment ID': paymentInfo.paymentId,
      Payments: String(paymentInfo.totalPayments),
      Missing: booking.missing === undefined ? '' : formatDollars(booking.missing),
      'Refund due': booking.refundDue === undefined ? '' : formatDollars(booking.refundDue),
      'Sent back': booking.refunded === undefined ? '' : formatDollars(booking.refunded),
    }),
  ];
}

function section(title: string, values: Record<string, string | undefined>): BookingSection {
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
