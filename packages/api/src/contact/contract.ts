import { contactForm, HONEYPOT } from '@vestibule/domain/contact';
import * as v from 'valibot';
import { operation } from '../transport/operation.js';
import { routes } from './routes.js';

/** Additive: a hotel may take messages. Not there while the setting `site.contactForm` is off. */
export const sendMessage = operation({
  id: 'contact.send-message',
  ...routes.sendMessage,
  idempotent: true,
  summary: 'Write to the desk',
  access: 'public',
  body: v.object({
    ...contactForm.entries,
    /** Not shown to guests: a message that has it is dropped. */
    [HONEYPOT]: v.optional(v.string()),
  }),
  reply: v.object({ success: v.literal(true), message: v.string() }),
  status: 201,
  problems: ['request.not-found', 'request.too-many'],
});
