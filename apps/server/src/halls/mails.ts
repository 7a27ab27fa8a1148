import { hallRequestWhen, type HallBooking } from '@vestibule/domain/halls';
import { letter } from '../mail/letter.js';
import type { Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';

type BookingData = HallBooking['bookingData'];

/**
 * To the address in the form, which anybody may have typed: it repeats nothing that was typed freely,
 * not even a name.
 */
export function hallRequestedMail(data: BookingData, head: Letterhead): MailMessage {
  return {
    to: data.clientInfo.email,
    subject: `Your request for ${data.hallName}`,
    ...letter(head, {
      title: `Your request for ${data.hallName}`,
      paragraphs: [
        'Good day,',
        `Thank you for asking about ${describe(data)}. We look at each request ourselves and will write or call within one working day.`,
        'Nothing is booked or paid yet.',
      ],
      closing:
        'If something in it should change, call us and we shall correct it. If you did not ask for it, somebody mistook your address: you do not need to do anything.',
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
