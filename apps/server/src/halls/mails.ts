import {
  hallEventTypesTexts,
  hallEventTypeText,
  hallRequestRecordTexts,
  hallRequestWhen,
  type HallBooking,
} from '@vestibule/domain/halls';
import { languageFacts } from '@vestibule/domain/words';
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
  const { hallName, clientInfo, eventDetails } = data;
  const { language } = head;
  const t = wordsIn(language, texts);
  const event = hallEventTypeText(eventDetails.eventType, wordsIn(language, hallEventTypesTexts));
  const record = wordsIn(language, hallRequestRecordTexts);
  const title = t.yourRequest({ hall: hallName });
  const asked = t.thanks({
    hall: hallName,
    event: event.toLowerCase(),
    when: hallRequestWhen(eventDetails, record, languageFacts[language].locale),
    count: eventDetails.expectedAttendees,
  });
  return {
    to: clientInfo.email,
    subject: title,
    ...letter(head, {
      title,
      paragraphs: [goodDay(language), asked, t.nothingBooked],
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
  const { clientInfo, eventDetails } = data;
  return {
    to: deskAddress,
    subject: `Hall request: ${data.hallName}, ${eventDetails.eventDate}`,
    ...letter(head, {
      title: `Request for ${data.hallName}`,
      paragraphs: [
        `${describe(data)}.`,
        `From ${clientInfo.fullName}${clientInfo.company ? ` of ${clientInfo.company}` : ''}, ${clientInfo.phone}, ${clientInfo.email}.`,
        ...inGuestsWords(eventDetails.specialRequirements),
      ],
      closing: 'The desk lists all requests with: pnpm hotel requests',
    }),
  };
}

/** Marked line by line, so that no line passes for the hotel's own. */
function inGuestsWords(text: string): string[] {
  if (text === '') return ['No special requirements.'];
  const lines = text.split('\n').map((line) => `> ${line}`);
  return ['In the guest’s own words:', lines.join('\n')];
}

function describe({ hallName, eventDetails }: BookingData): string {
  const { eventType, expectedAttendees } = eventDetails;
  return `${hallName} for a ${eventType.toLowerCase()} on ${hallRequestWhen(eventDetails)} with ${expectedAttendees} people`;
}
