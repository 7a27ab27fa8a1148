import { deleteOldKeys } from '../http/idempotency-store.js';
import { deleteExpiredRateLimits } from '../http/rate-limit.js';
import type { Job } from '../jobs/job.js';
import { deleteUnconfirmedSubscribers } from '../newsletter/store.js';
import { dropExpiredWaitingEmails } from './email-change-store.js';
import { deleteExpiredLinks } from './links.js';
import { deleteOldPlaces } from './network-store.js';
import { deleteExpiredSessions } from './sessions.js';

/** What has expired, or is of no use any more, is deleted each night. */
export const forgetExpiredJob: Job = {
  name: 'account.forget-expired',
  cron: '40 2 * * *',
  async run(services) {
    await deleteExpiredSessions(services.db, services.now());
    await deleteExpiredLinks(services.db, services.now());
    await dropExpiredWaitingEmails(services.db, services.now());
    await deleteUnconfirmedSubscribers(services.db, services.now());
    await deleteOldPlaces(services.db, services.now());
    await deleteOldKeys(services.db, services.now());
    await deleteExpiredRateLimits(services);
  },
};
