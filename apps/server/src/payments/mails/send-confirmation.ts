import { notificationSettingsSchema } from '@vestibule/api/settings/contract';
import { bookingMailboxes } from '@vestibule/domain/bookings';
import { ProblemError } from '@vestibule/domain/problem';
import * as v from 'valibot';
import type { Job } from '../../jobs/job.js';
import { deliverMail } from '../../mail/deliver-mail.js';
import type { MailAttachment } from '../../mail/message.js';
import type { Services } from '../../services.js';
import { readValues } from '../../settings/read-values.js';
import { bookingCalendar } from './booking-calendar.js';
import { confirmationMail } from './booking-mails.js';
import { arrivalLines } from './arrival-lines.js';
import { findConfirmedBooking } from '../records/confirmed-booking.js';
import { keptReceipt } from '../receipt/kept-receipt.js';
import { translatePaid } from '../records/translate-paid.js';
import type { BookingRow } from '../store.js';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

interface Confirmation {
  paymentId: string;
  /** Which of the booking's mailboxes: one job each, so that neither waits for the other. */
  mailbox?: number;
}

/**
 * Tells a guest that the booking is confirmed, with its receipt and its entry for a calendar. They are
 * made only when the mail is on the way; what was sent back meanwhile is not confirmed any more. No
 * mail goes out where the settings want none.
 */
export const sendConfirmationJob: Job<Confirmation> = {
  name: 'payments.send-confirmation',
  concurrency: 2,
  async run(services, { paymentId, mailbox = 0 }, id) {
    const notifications = await readValues(services.db, 'notifications');
    if (!v.parse(notificationSettingsSchema, notifications).bookingConfirmation) return;
    const confirmed = await findConfirmedBooking(services.db, paymentId);
    if (!confirmed) return;
    const { booking } = confirmed;
    const to = bookingMailboxes(booking)[mailbox];
    if (to === undefined) return;
    const receipt = await keptReceipt(services, confirmed);
    const calendar = await calendarIfAny(services, booking);
    const mail = {
      ...confirmationMail(services, await translatePaid(services.db, booking.language, confirmed), {
        to,
        arrival: await arrivalLines(services.db, booking),
        calendar: calendar !== undefined,
      }),
      attachments: [
        attachment(`receipt-${booking.id}.pdf`, 'application/pdf', Buffer.from(receipt)),
        ...(calendar === undefined
          ? []
          : [attachment(`${booking.id}.ics`, CALENDAR_TYPE, Buffer.from(calendar))]),
      ],
    };
    await deliverMail(services, mail, id);
  },
};

/** A guest who has paid is told so, also when there is nothing left to make an entry from. */
async function calendarIfAny(services: Services, booking: BookingRow): Promise<string | undefined> {
  try {
    return await bookingCalendar(services, booking);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

function attachment(filename: string, contentType: string, content: Buffer): MailAttachment {
  return { filename, contentType, encoding: 'base64', content: content.toString('base64') };
}
