import { HONEYPOT } from '@vestibule/domain/contact';
import { subscriptionForm } from '@vestibule/domain/newsletter';
import * as v from 'valibot';
import { done, operation } from '../transport/operation.js';
import { routes } from './routes.js';

const tokenSchema = v.pipe(v.string(), v.maxLength(200));

/**
 * Additive: a hotel may have a newsletter. Not there while the setting `site.newsletter` is off. The answer
 * is the same for every address.
 */
export const subscribe = operation({
  id: 'newsletter.subscribe',
  ...routes.subscribe,
  idempotent: true,
  summary: 'Asks for the newsletter; a mail asks to confirm it',
  access: 'public',
  body: v.object({
    ...subscriptionForm.entries,
    /** Not shown to guests: an address that comes with it is dropped. */
    [HONEYPOT]: v.optional(v.string()),
  }),
  reply: done,
  status: 201,
  problems: ['request.not-found', 'request.too-many'],
});

/** Additive: nobody is on the list by another's word. The link of that mail may be opened more than once. */
export const confirmSubscription = operation({
  id: 'newsletter.confirm-subscription',
  ...routes.confirmSubscription,
  summary: 'Puts the address on the list',
  access: 'public',
  body: v.object({ token: tokenSchema }),
  reply: done,
  problems: ['request.not-found', 'request.too-many'],
});

/**
 * Additive: each newsletter can be left by one press. Also what a mail program sends by itself (RFC 8058):
 * the token is in the address, and the body is not read.
 */
export const unsubscribe = operation({
  id: 'newsletter.unsubscribe',
  ...routes.unsubscribe,
  summary: 'Takes the address off the list and deletes it',
  access: 'public',
  query: v.object({ token: tokenSchema }),
  reply: done,
  problems: ['request.not-found', 'request.too-many'],
});
