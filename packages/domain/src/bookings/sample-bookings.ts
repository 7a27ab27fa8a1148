import { addDays, type Day } from '../calendar/day.js';
import { HOTEL_TIME_ZONE } from '../calendar/hotel-time.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import type { Translation } from '../words/index.js';
import { toBookingViews } from './booking-views.js';
import type { BookingPicture, BookingView } from './booking-view.js';
import { texts } from './sample-bookings.texts.js';

/** What My Bookings shows when there is nothing to show (spec 7, ruling 2): never counted, never real. */
export function sampleBookings(today: Day, t: Translation<typeof texts> = texts): BookingView[] {
  const records = [
    sample(
      1,
      'paid',
      `Room Booking: ${t.room} | Guest: ${t.guest} | Check-in: ${addDays(today, 12)} | Check-out: ${addDays(today, 14)} | Guests: 2`,
      { amount: 360, picture: { kind: 'rooms', file: 'sea-view-king-1.webp' } },
    ),
    sample(
      2,
      'pending',
      `Spa Booking: ${t.treatment} | Guest: ${t.guest} | Date: ${addDays(today, 5)} | Time: 10:30`,
      { amount: 150, picture: { kind: 'services', file: 'hammam.webp' } },
    ),
    sample(
      3,
      'cancelled',
      `Event Booking: ${t.event} | Guest: ${t.guest} | Date: ${addDays(today, 20)} | Tickets: 2`,
      { amount: 90, picture: { kind: 'events', file: 'jazz.webp' } },
    ),
  ];
  return toBookingViews(records, HOTEL_TIME_ZONE);

  function sample(
    number: number,
    status: PaymentRecord['status'],
    orderDescription: string,
    { amount, picture }: { amount: number; picture: BookingPicture },
  ): PaymentRecord {
    return {
      _id: `sample-${number}`,
      paymentId: `sample-${number}`,
      bookingId: `SAMPLE-${number}`,
      userId: 'sample',
      amount,
      currency: 'USD',
      status,
      gateway: number === 2 ? 'Thawani' : 'NowPayments',
      paymentType: number === 2 ? 'card' : 'crypto',
      cryptoCurrency: number === 2 ? undefined : 'USDT',
      orderDescription,
      image: picture.file,
      createdAt: `${today}T08:0${number}:00.000Z`,
      bookingStatus: status === 'paid' ? 'confirmed' : status,
    };
  }
}
