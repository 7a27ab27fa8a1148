import {
  bookingSettingsSchema,
  notificationSettingsSchema,
} from '@vestibule/api/settings/contract';
import * as v from 'valibot';
import type { Job } from '../jobs/job.js';
import { deliverMail } from '../mail/deliver-mail.js';
import { readValues } from '../settings/read-values.js';
import { bookingCalendar } from './booking-calendar.js';
import { confirmationMail } from './booking-mails.js';
import { findConfirmedBooking } from './confirmed-booking.js';
import { drawReceipt } from './receipt/draw-receipt.js';
import { receiptOf } from './receipt/receipt.js';

/**
 * Tells a guest that the booking is confirmed, with its receipt and its entry for a calendar. They are
 * made only when the mail is on the way; what was sent back meanwhile is not confirmed any more. No
 * mail goes out where the settings want none.
 */
export const sendConfirmationJob: Job<{ paymentId: string }> = {
  name: 'payments.send-confirmation',
  async run(services, { paymentId }) {
    const notifications = await readValues(services.db, 'notifications');
    if (!v.parse(notificationSettingsSchema, notifications).bookingConfirmation) return;
    const confirmed = await findConfirmedBooking(services.db, paymentId);
    if (!confirmed) return;
    const { booking } = confirmed;
    const { arrivalNote } = v.parse(
      bookingSettingsSchema,
      await readValues(services.db, 'booking'),
    );
    const receipt = await drawReceipt(await receiptOf(services.db, confirmed));
    const calendar = booking.request ? await bookingCalendar(services, booking) : undefined;
    await deliverMail(services, {
      ...confirmationMail(services, booking, arrivalNote),
      attachments: [
        {
          filename: `receipt-${booking.id}.pdf`,
          contentType: 'application/pdf',
          encoding: 'base64',
          content: Buffer.from(receipt).toString('base64'),
        },
        ...(calendar
          ? [
              {
                filename: `${booking.id}.ics`,
                contentType: 'text/calendar; charset=utf-8',
                encoding: 'base64' as const,
                content: Buffer.from(calendar).toString('base64'),
              },
            ]
          : []),
      ],
    });
  },
};
