import type { HallBooking } from './hall-booking.schema.js';
import { plainLine, visibleText } from '../text/index.js';
import type { MeetingHall } from './hall.schema.js';
import type { HallEventType } from './hall-event-types.js';
import type { HallRequestForm } from './request-hall.js';

/** The request as it travels, from a form that has passed `hallRequestSchema`. */
export function hallBooking(hall: MeetingHall, form: HallRequestForm, now: Date): HallBooking {
  return {
    serviceName: 'meeting-hall',
    serviceId: hall._id,
    bookingData: {
      hallName: hall.name,
      hallSize: hall.size,
      hallCapacity: hall.capacity,
      hallPrice: hall.price,
      hallAmenities: hall.amenities,
      clientInfo: {
        fullName: plainLine(form.fullName),
        email: form.email.trim(),
        phone: plainLine(form.phone),
        company: plainLine(form.company),
      },
      eventDetails: {
        eventDate: form.eventDate,
        expectedAttendees: Number(form.expectedAttendees),
        eventType: form.eventType as HallEventType,
        specialRequirements: visibleText(form.specialRequirements).trim(),
        ...(form.startTime && { startTime: form.startTime }),
        ...(form.endTime && { endTime: form.endTime }),
      },
    },
    status: 'pending',
    bookingType: 'meeting-hall',
    createdAt: now.toISOString(),
  };
}

/** The form that a body stands for: what the server checks again by the same rule. */
export function formOfHallBooking({
  bookingData,
}: Pick<HallBooking, 'bookingData'>): HallRequestForm {
  const { clientInfo, eventDetails } = bookingData;
  return {
    ...clientInfo,
    eventDate: eventDetails.eventDate,
    expectedAttendees: String(eventDetails.expectedAttendees),
    eventType: eventDetails.eventType,
    specialRequirements: eventDetails.specialRequirements,
    startTime: eventDetails.startTime ?? '',
    endTime: eventDetails.endTime ?? '',
  };
}
