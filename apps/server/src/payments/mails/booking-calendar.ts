import { calendarFile } from '@vestibule/domain/calendar';
import {
  bookingFacts,
  rememberedSpan,
  type BookedService,
  type BookingRequest,
  type BookingSpan,
} from '@vestibule/domain/bookings';
import { hotelContact } from '@vestibule/domain/content';
import { ProblemError } from '@vestibule/domain/problem';
import { sellerOf } from '../../bookings/sellers.js';
import type { Services } from '../../services.js';
import { readGeneralSettings } from '../../settings/read-general-settings.js';
import type { BookingRow } from '../store.js';
import { toBookedService } from '../records/to-payment-record.js';

/** A booking for the guest's own calendar, by the clock on the hotel's wall (ruling 24). */
export async function bookingCalendar(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  booking: BookingRow,
): Promise<string> {
  const booked = toBookedService(booking);
  if (!booking.request || !booked) throw new ProblemError('payments.not-confirmed');
  const span = await spanOf(db, booking.request, booked);
  const settings = await readGeneralSettings(db);
  return calendarFile(
    {
      ...span,
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
    settings.timeZone,
  );
}

/** As the hotel's own record has it; once that is gone, as the booking remembers it. */
async function spanOf(
  db: Services['db'],
  request: BookingRequest,
  booked: BookedService,
): Promise<BookingSpan> {
  try {
    return await sellerOf(request.type).span(db, request);
  } catch (error) {
    const remembered = error instanceof ProblemError ? rememberedSpan(booked) : undefined;
    if (!remembered) throw error;
    return remembered;
  }
}
