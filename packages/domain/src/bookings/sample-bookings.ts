import { addDays, type Day } from '../calendar/day.js';
import { HOTEL_TIME_ZONE } from '../calendar/hotel-time.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { DEFAULT_LANGUAGE, type InLanguage, type Language } from '../words/index.js';
import { toBookingViews, type BookingPicture, type BookingView } from './booking-view.js';

/** What My Bookings shows when there is nothing to show (spec 7, ruling 2): never counted, never real. In English. */
export function sampleBookings(today: Day, language: Language = DEFAULT_LANGUAGE): BookingView[] {
  const inLanguage: InLanguage =
    language === DEFAULT_LANGUAGE
      ? {}
      : { language: DEFAULT_LANGUAGE, untranslated: ['orderDescription'] };
  const records = [
    sample(
      1,
      'paid',
      `Room Booking: Sea View King | Guest: Sample Guest | Check-in: ${addDays(today, 12)} | Check-out: ${addDays(today, 14)} | Guests: 2`,
      360,
      { kind: 'rooms', file: 'sea-view-king-1.webp' },
    ),
    sample(
      2,
      'pending',
      `Spa Booking: Date Palm Hammam | Guest: Sample Guest | Date: ${addDays(today, 5)} | Time: 10:30`,
      150,
      { kind: 'services', file: 'hammam.webp' },
    ),
    sample(
      3,
      'cancelled',
      `Event Booking: Jazz under the Palms | Guest: Sample Guest | Date: ${addDays(today, 20)} | Tickets: 2`,
      90,
      { kind: 'events', file: 'jazz.webp' },
    ),
  ];
  return toBookingViews(records, HOTEL_TIME_ZONE);

  function sample(
    number: number,
    status: PaymentRecord['status'],
    orderDescription: string,
    amount: number,
    picture: BookingPicture,
  ): PaymentRecord & InLanguage {
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
      ...inLanguage,
    };
  }
}
