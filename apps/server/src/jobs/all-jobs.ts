import { forgetExpiredJob } from '../account/forget-expired.js';
import { sendChangeLinkJob } from '../account/send-change-link.js';
import { sendLinkJob } from '../account/send-link.js';
import { readCalendarsJob } from '../calendars/read-calendars.js';
import { morningLetterJob } from '../desk/morning-letter.js';
import { deliverMailJob } from '../mail/deliver-mail.js';
import { sendNewsletterLinkJob } from '../newsletter/send-newsletter-link.js';
import { expireHoldsJobs } from '../payments/jobs/expire-holds.js';
import { reconcilePaymentsJobs } from '../payments/jobs/reconcile-payments.js';
import { withdrawOthersJob } from '../payments/settlement/withdraw-others.js';
import { sendConfirmationJob } from '../payments/mails/send-confirmation.js';
import { extendAvailabilityJob } from '../rooms/extend-availability.js';
import type { Job } from './job.js';

/** Every feature's jobs, one line each. */
export const allJobs: readonly Job[] = [
  deliverMailJob,
  ...expireHoldsJobs,
  extendAvailabilityJob,
  forgetExpiredJob,
  morningLetterJob,
  readCalendarsJob,
  ...reconcilePaymentsJobs,
  sendChangeLinkJob,
  sendConfirmationJob,
  sendLinkJob,
  sendNewsletterLinkJob,
  withdrawOthersJob,
];

/**
 * Jobs of earlier releases that are no longer enqueued by the clock. They are named, because a schedule
 * that a process does not know may be a newer process's.
 */
export const unscheduledJobs: readonly string[] = ['payments.expire-holds', 'payments.reconcile'];
