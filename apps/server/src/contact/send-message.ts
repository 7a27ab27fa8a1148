import type * as contract from '@vestibule/api/contact/contract';
import { emailSettingsSchema } from '@vestibule/api/settings/contract';
import { emailKey } from '@vestibule/domain/account';
import { contactMessageTexts, HONEYPOT, type ContactMessage } from '@vestibule/domain/contact';
import { ProblemError } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { mailLimits } from '../account/mail-limits.js';
import { findUser } from '../account/store.js';
import type { Caller } from '../http/caller.js';
import type { Handler } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import type { Services } from '../services.js';
import { readSiteSettings } from '../settings/read-site-settings.js';
import { readValues } from '../settings/read-values.js';
import { wordsIn } from '../texts/words-in.js';
import { copyMail, messageMail } from './mails.js';

/** A message to the desk, where the hotel takes any, and a copy to the guest. */
export const sendMessage: Handler<typeof contract.sendMessage> = limited(
  mailLimits('contact'),
  async ({ body }, { services, caller, language, once }) => {
    const { contactForm } = await readSiteSettings(services);
    if (!contactForm) throw new ProblemError('request.not-found');
    const { [HONEYPOT]: filledIn, ...message } = body;
    const sent = { success: true, message: wordsIn(language, contactMessageTexts).sent } as const;
    // A program that filled in the hidden field gets the same answer, so that it learns nothing.
    if (filledIn) return sent;
    const proven = await isOwnAddress(services, message, caller);
    return await once(async (tx) => {
      const { deskAddress } = v.parse(emailSettingsSchema, await readValues(tx, 'email'));
      await sendMail(services, tx, messageMail(message, letterheadOf(services), deskAddress));
      const head = letterheadOf(services, language);
      await sendMail(services, tx, copyMail(message, head, proven));
      return sent;
    });
  },
);

/** Whether the guest who is signed in has confirmed this address. */
async function isOwnAddress(
  { db }: Services,
  { email }: ContactMessage,
  caller: Caller | undefined,
): Promise<boolean> {
  const user = caller && (await findUser(db, caller.id));
  return Boolean(user?.emailVerifiedAt) && emailKey(user?.email ?? '') === emailKey(email);
}
