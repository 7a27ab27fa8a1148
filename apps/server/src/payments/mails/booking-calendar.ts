import { calendarFile } from '@vestibule/domain/calendar';
import {
  rememberedSpan,
  type BookedService,
  type BookingRequest,
  type BookingSpan,
} from '@vestibule/domain/bookings';
import { hotelContact } from '@vestibule/domain/content';
import { ProblemError } from '@vestibule/domain/problem';
import { findBookedWords } from '../../bookings/booked-words.js';
import { sellerOf } from '../../bookings/sellers.js';
import { siteAddress } from '../../mail/site-address.js';
import type { Services } from '../../services.js';
import { readGeneralSettings } from '../../settings/read-general-settings.js';
import { translateSettings } from '../../settings/translate-settings.js';
import { wordsIn } from '../../texts/words-in.js';
import type { BookingRow } from '../store.js';
import { toBookedService } from '../records/to-payment-record.js';
import { texts } from './booking-mails.texts.js';
import { factsIn } from '../records/facts-in.js';

/** A booking for the guest's own calendar, by the clock on the hotel's wall (ruling 24). */
export async function bookingCalendar(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  booking: BookingRow,
): Promise<string> {
  const { id, language } = booking;
  const inWords = await findBookedWords(db, language, [booking]);
  const booked = toBookedService(inWords(booking));
  if (!booking.request || !booked) throw new ProblemError('payments.not-confirmed');
  const span = await spanOf(db, booking.request, booked);
  const general = await readGeneralSettings(db);
  const settings = await translateSettings(db, language, 'general', general);
  const { publicUrl } = config;
  const t = wordsIn(language, texts);
  return calendarFile(
    {
      ...span,
      uid: `${id}@${new URL(publicUrl).hostname}`,
      title: t.serviceAndHotel({ service: booked.name, hotel: settings.hotelName }),
      description: [
        t.bookingId({ id }),
        ...factsIn(language, booked).map((fact) => t.fact({ ...fact })),
      ].join('\n'),
      location: hotelContact(settings).address,
      url: siteAddress({ publicUrl, language }, 'bookings'),
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
