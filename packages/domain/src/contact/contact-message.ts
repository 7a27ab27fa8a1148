import * as v from 'valibot';
import { texts as accountTexts } from '../account/account-rules.texts.js';
import { emailRule } from '../account/email.js';
import { formObject } from '../account/form-object.js';
import type { AccountWords, NameWords } from '../account/words.js';
import { isName } from '../text/index.js';
import { texts as nameTexts } from '../text/name.texts.js';
import type { Translation } from '../words/index.js';
import { texts } from './contact-message.texts.js';

const LONGEST_CONTACT_NAME = 100;
export const LONGEST_MESSAGE = 5000;

/** What a guest writes to the desk, where the hotel takes messages (`site.contactForm`). */
// @__NO_SIDE_EFFECTS__
export function contactRules(
  t: Translation<typeof texts> = texts,
  account: AccountWords = accountTexts,
  names: NameWords = nameTexts,
) {
  return formObject(
    {
      // Not `nameRule`: a file more that pages share costs the sign-up page a chunk more.
      name: v.pipe(
        v.string(t.nameRequired),
        v.trim(),
        v.nonEmpty(t.nameRequired),
        v.maxLength(LONGEST_CONTACT_NAME, t.nameTooLong({ count: LONGEST_CONTACT_NAME })),
        v.check(isName, names.invalid),
      ),
      email: emailRule(account),
      message: v.pipe(
        v.string(t.messageRequired),
        v.trim(),
        v.nonEmpty(t.messageRequired),
        v.maxLength(LONGEST_MESSAGE, t.messageTooLong({ count: LONGEST_MESSAGE })),
      ),
    },
    { name: t.nameRequired, email: account.emailRequired, message: t.messageRequired },
  );
}
export const contactForm = contactRules();
export type ContactMessage = v.InferOutput<typeof contactForm>;

export const CONTACT_SENT_MESSAGE = texts.sent;
