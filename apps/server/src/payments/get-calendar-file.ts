import type * as contract from '@vestibule/api/payments/contract';
import type { Handler } from '../http/handler.js';
import { bookingCalendar } from './mails/booking-calendar.js';
import { ownConfirmedBooking } from './records/confirmed-booking.js';

export const getCalendarFile: Handler<typeof contract.getCalendarFile> = async (
  { params },
  { services, caller },
) => {
  const { booking } = await ownConfirmedBooking(services.db, caller, params.id);
  return {
    name: `${booking.id}.ics`,
    type: 'text/calendar; charset=utf-8',
    content: await bookingCalendar(services, booking),
  };
};
