import type * as contract from '@vestibule/api/newsletter/contract';
import { subscriptionTexts } from '@vestibule/domain/newsletter';
import { ProblemError } from '@vestibule/domain/problem';
import type { Hono } from 'hono';
import { askedLanguage } from '../http/asked-language.js';
import type { Handler } from '../http/handler.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { siteAddress } from '../mail/site-address.js';
import type { Services } from '../services.js';
import { wordsIn } from '../texts/words-in.js';
import { readLinkToken } from './links.js';
import { deleteSubscriber } from './store.js';

/** Many, because a mail service sends the requests of all its guests from one network. */
const unsubscribeLimit = perAddress('newsletter-unsubscribe', 600, 60);

/** Works also where the newsletter has been turned off, and for an address that has left already. */
export const unsubscribe: Handler<typeof contract.unsubscribe> = limited(
  [unsubscribeLimit],
  async ({ query }, { services, language }) => {
    const t = wordsIn(language, subscriptionTexts);
    const id = readLinkToken(services.hashed, 'unsubscribe', query.token);
    if (id === undefined) {
      throw new ProblemError('request.not-found', { message: t.linkInvalid });
    }
    await deleteSubscriber(services.db, id);
    return done(t.ended);
  },
);

/** A guest who opens the address gets the page that asks first: a mail scanner opens every link, too. */
export function mountUnsubscribePage(api: Hono, { config }: Services): void {
  api.get('/newsletter/unsubscribe', (context) => {
    const token = context.req.query('token') ?? '';
    const head = {
      publicUrl: config.publicUrl,
      language: askedLanguage(context.req.query()),
    };
    context.header('Cache-Control', 'no-store');
    return context.redirect(siteAddress(head, 'newsletter', { unsubscribe: token }));
  });
}
