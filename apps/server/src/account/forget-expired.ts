import { deleteExpiredRateLimits } from '../http/rate-limit.js';
import type { Job } from '../jobs/job.js';
import { deleteExpiredLinks } from './links.js';
import { deleteExpiredSessions } from './sessions.js';

/** What has expired is refused already; each night it is deleted too. */
export const forgetExpiredJob: Job = {
  name: 'account.forget-expired',
  cron: '40 2 * * *',
  async run(services) {
    await deleteExpiredSessions(services.db, services.now());
    await deleteExpiredLinks(services.db, services.now());
    await deleteExpiredRateLimits(services);
  },
};
