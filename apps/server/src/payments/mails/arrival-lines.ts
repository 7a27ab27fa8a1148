import { bookingSettingsSchema } from '@vestibule/api/settings/contract';
import { bookingTermsTexts } from '@vestibule/domain/bookings';
import { stayTimes } from '@vestibule/domain/rooms';
import { languageOfText } from '@vestibule/domain/words';
import * as v from 'valibot';
import type { Database } from '../../database/connect.js';
import type { Paragraph } from '../../mail/letter.js';
import { findRoom } from '../../rooms/store.js';
import { readValues } from '../../settings/read-values.js';
import { translateSettings } from '../../settings/translate-settings.js';
import { wordsIn } from '../../texts/words-in.js';
import type { BookingRow } from '../store.js';

/** What a guest must know of the day of arrival: the room's times and the hotel's note. */
export async function arrivalLines(
  db: Database,
  { request, language }: Pick<BookingRow, 'request' | 'language'>,
): Promise<Paragraph[]> {
  if (request?.type !== 'room') return [];
  const room = await findRoom(db, request.id);
  const translated = await translateSettings(
    db,
    language,
    'booking',
    await readValues(db, 'booking'),
  );
  const settings = v.parse(bookingSettingsSchema, translated);
  const { arrivalNote: text } = settings;
  const marked = languageOfText(translated, 'arrivalNote');
  const times = stayTimes(room ?? settings, wordsIn(language, bookingTermsTexts));
  return [`${times.join('. ')}.`, ...(text ? [marked ? { text, marked } : text] : [])];
}
