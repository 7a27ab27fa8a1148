import {
  hallEventTypesTexts,
  hallEventTypeText,
  hallRequestRecordTexts,
  hallRequestWhen,
  type HallBooking,
} from '@vestibule/domain/halls';
import { languageFacts, type Translation } from '@vestibule/domain/words';
import { goodDay } from '../mail/greeting.js';
import { letter } from '../mail/letter.js';
import type { Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';
import { wordsIn } from '../texts/words-in.js';
import { texts } from './hall-mails.texts.js';

type BookingData = HallBooking['bookingData'];

/**
 * To the address in the form, which anybody may have typed: it repeats nothing that was typed freely,
 * not even a name.
 */
export function hallRequestedMail(data: BookingData, head: Letterhead): MailMessage {
  const { hallName: hall, clientInfo } = data;
  const t = wordsIn(head.language, texts);
  const title = t.yourRequest({ hall });
  return {
    to: clientInfo.email,
    subject: title,
    ...letter(head, {
      title,
      paragraphs: [goodDay(head.language), t.thanks(valuesOf(data, head)), t.nothingBooked],
      closing: t.closing,
    }),
  };
}

/** To the hotel: all that the guest wrote. */
export function hallRequestMail(
  data: BookingData,
  head: Letterhead,
  deskAddress: string,
): MailMessage {
  const { hallName: hall, eventDetails } = data;
  const t = wordsIn(head.language, texts);
  return {
    to: deskAddress,
    subject: t.deskSubject({ hall, day: eventDetails.eventDate }),
    ...letter(head, {
      title: t.requestFor({ hall }),
      paragraphs: [
        t.asked(valuesOf(data, head)),
        senderLine(data, t),
        ...inGuestsWords(eventDetails.specialRequirements, t),
      ],
      closing: t.listed({ command: 'pnpm hotel requests' }),
    }),
  };
}

type Words = Translation<typeof texts>;

function senderLine({ clientInfo }: BookingData, t: Words): string {
  const { fullName: name, company, phone, email } = clientInfo;
  return company ? t.fromCompany({ name, company, phone, email }) : t.from({ name, phone, email });
}

/** Marked line by line, so that no line passes for the hotel's own. */
function inGuestsWords(text: string, t: Words): string[] {
  if (text === '') return [t.noRequirements];
  const lines = text.split('\n').map((line) => `> ${line}`);
  return [t.inOwnWords, lines.join('\n')];
}

/** What a sentence says of a request: the hall, the occasion, when and for how many. */
function valuesOf({ hallName: hall, eventDetails }: BookingData, { language }: Letterhead) {
  const event = hallEventTypeText(eventDetails.eventType, wordsIn(language, hallEventTypesTexts));
  const record = wordsIn(language, hallRequestRecordTexts);
  return {
    hall,
    event: event.toLowerCase(),
    when: hallRequestWhen(eventDetails, record, languageFacts[language].locale),
    count: eventDetails.expectedAttendees,
  };
}
