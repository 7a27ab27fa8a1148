import type * as contract from '@vestibule/api/newsletter/contract';
import { subscriptionTexts } from '@vestibule/domain/newsletter';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { readLinkToken } from './links.js';
import { sendNewsletterLinkJob } from './send-newsletter-link.js';
import { confirmSubscriber, findSubscriber } from './store.js';

/** The link is in the mail alone: nobody can put somebody else's address on the list. */
export const confirmSubscription: Handler<typeof contract.confirmSubscription> = limited(
  [perAddress('newsletter-confirm', 50, 3600)],
  async ({ body }, { services, language }) => {
    const t = wordsIn(language, subscriptionTexts);
    const invalid = () => new ProblemError('request.not-found', { message: t.linkInvalid });
    const id = readLinkToken(services.hashed, 'confirm', body.token);
    if (id === undefined) throw invalid();
    await inTransaction(services.db, async (tx) => {
      if (await confirmSubscriber(tx, id, services.now())) {
        await services.jobs.enqueue(tx, sendNewsletterLinkJob, { id, language });
        return;
      }
      const row = await findSubscriber(tx, id);
      if (!row?.confirmedAt) throw invalid();
    });
    return done(t.confirmed);
  },
);
