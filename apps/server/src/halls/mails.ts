import { formatLongDay } from '@vestibule/domain/calendar';
import type { HallBooking } from '@vestibule/domain/halls';
import { letter } from '../mail/letter.js';
import type { Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';

type BookingData = HallBooking['bookingData'];

/** To the guest: what was asked for, and what happens next. */
export function hallRequestedMail(data: BookingData, head: Letterhead): MailMessage {
  const { clientInfo } = data;
  return {
    to: clientInfo.email,
    subject: `Your request for ${data.hallName}`,
    ...letter(head, {
      title: `Your request for ${data.hallName}`,
      paragraphs: [
        `Dear ${clientInfo.fullName},`,
        `Thank you for asking about ${describe(data)}. We look at each request ourselves and will write or call within one working day.`,
        'Nothing is booked or paid yet.',
      ],
      closing: 'If something in it should change, reply by phone and we shall correct it.',
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
        eventDetails.specialRequirements || 'No special requirements.',
      ],
      closing: 'The desk lists all requests with: pnpm hotel requests',
    }),
  };
}

function describe({ hallName, eventDetails }: BookingData): string {
  const { eventType, eventDate, expectedAttendees } = eventDetails;
  return `${hallName} for a ${eventType.toLowerCase()} on ${formatLongDay(eventDate)} with ${expectedAttendees} people`;
}
