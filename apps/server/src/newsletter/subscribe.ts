import type * as contract from '@vestibule/api/newsletter/contract';
import { minutesAfter } from '@vestibule/domain/calendar';
import { HONEYPOT } from '@vestibule/domain/contact';
import { SUBSCRIPTION_DAYS, subscriptionTexts } from '@vestibule/domain/newsletter';
import { ProblemError } from '@vestibule/domain/problem';
import { mailLimits } from '../account/mail-limits.js';
import type { Handler } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { readSiteSettings } from '../settings/read-site-settings.js';
import { wordsIn } from '../texts/words-in.js';
import { newSubscriberId } from './links.js';
import { sendNewsletterLinkJob } from './send-newsletter-link.js';
import { keepSubscriber } from './store.js';

const MINUTES = SUBSCRIPTION_DAYS * 24 * 60;

/** The same answer and the same work for every address, on the list or not. */
export const subscribe: Handler<typeof contract.subscribe> = limited(
  mailLimits('newsletter'),
  async ({ body }, { services, language, once }) => {
    const { newsletter } = await readSiteSettings(services);
    if (!newsletter) throw new ProblemError('request.not-found');
    const { email } = body;
    const asked = done(wordsIn(language, subscriptionTexts).asked);
    // A program that filled in the hidden field gets the same answer, so that it learns nothing.
    if (body[HONEYPOT]) return asked;
    const now = services.now();
    return await once(async (tx) => {
      const wanted = { id: newSubscriberId(), email, now, expiresAt: minutesAfter(now, MINUTES) };
      const id = await keepSubscriber(tx, wanted);
      await services.jobs.enqueue(tx, sendNewsletterLinkJob, { id, language });
      return asked;
    });
  },
);
