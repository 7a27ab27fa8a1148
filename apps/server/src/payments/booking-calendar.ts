import { calendarFile } from '@vestibule/domain/calendar';
import { bookingFacts } from '@vestibule/domain/bookings';
import { hotelContact } from '@vestibule/domain/content';
import { ProblemError } from '@vestibule/domain/problem';
import { sellerOf } from '../bookings/sellers.js';
import type { Services } from '../services.js';
import { readGeneralSettings } from '../settings/read-general-settings.js';
import type { BookingRow } from './store.js';
import { toBookedService } from './to-payment-record.js';

/** A booking for the guest's own calendar, by the clock on the hotel's wall (ruling 24). */
export async function bookingCalendar(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  booking: BookingRow,
): Promise<string> {
  const booked = toBookedService(booking);
  if (!booking.request || !booked) throw new ProblemError('payments.not-confirmed');
  const settings = await readGeneralSettings(db);
  return calendarFile(
    {
      ...(await sellerOf(booked.type).span(db, booking.request)),
      uid: `${booking.id}@${new URL(config.publicUrl).hostname}`,
      title: `${booked.name}, ${settings.hotelName}`,
      description: [
        `Booking ${booking.id}`,
        ...bookingFacts(booked).map(({ label, value }) => `${label}: ${value}`),
      ].join('\n'),
      location: hotelContact(settings).address,
      url: `${config.publicUrl}/booking-management`,
    },
    now(),
  );
}
