import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import type { Job } from '../jobs/job.js';
import { deliverMail } from '../mail/deliver-mail.js';
import { confirmationMail, listedMail } from './mails.js';
import { findSubscriber } from './store.js';

/** The mail that an address gets, as it is once the mail is on the way; none where it has left. */
export const sendNewsletterLinkJob: Job<{ id: string; language?: Language }> = {
  name: 'newsletter.send-link',
  async run(services, { id, language = DEFAULT_LANGUAGE }, jobId) {
    const row = await findSubscriber(services.db, id);
    if (!row) return;
    const mail = row.confirmedAt ? listedMail : confirmationMail;
    await deliverMail(services, mail(services, row, language), jobId);
  },
};
