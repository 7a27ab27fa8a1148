import type { Job } from '../jobs/job.js';
import { deliverMail } from '../mail/deliver-mail.js';
import { bookingCalendar } from './booking-calendar.js';
import { confirmationMail } from './booking-mails.js';
import { findConfirmedBooking } from './confirmed-booking.js';
import { drawReceipt } from './receipt/draw-receipt.js';
import { receiptOf } from './receipt/receipt.js';

/**
 * Tells a guest that the booking is confirmed, with its receipt and its entry for a calendar. They are
 * made only when the mail is on the way; what was sent back meanwhile is not confirmed any more.
 */
export const sendConfirmationJob: Job<{ paymentId: string }> = {
  name: 'payments.send-confirmation',
  async run(services, { paymentId }) {
    const confirmed = await findConfirmedBooking(services.db, paymentId);
    if (!confirmed) return;
    const { booking } = confirmed;
    const receipt = await drawReceipt(await receiptOf(services.db, confirmed));
    const calendar = booking.request ? await bookingCalendar(services, booking) : undefined;
    await deliverMail(services, {
      ...confirmationMail(services.config, booking),
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
