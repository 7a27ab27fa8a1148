import { formatLongDay } from '@vestibule/domain/calendar';
import type { HallBooking } from '@vestibule/domain/halls';
import { letter } from '../mail/letter.js';
import type { MailMessage } from '../mail/message.js';

type BookingData = HallBooking['bookingData'];

/** To the guest: what was asked for, and what happens next. */
export function hallRequestedMail(data: BookingData): MailMessage {
  const { clientInfo } = data;
  return {
    to: clientInfo.email,
    subject: `Your request for ${data.hallName}`,
    ...letter({
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
export function hallRequestMail(data: BookingData, hotelEmail: string): MailMessage {
  const { clientInfo, eventDetails } = data;
  return {
    to: hotelEmail,
    subject: `Hall request: ${data.hallName}, ${eventDetails.eventDate}`,
    ...letter({
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
