import * as v from 'valibot';
import { EMAIL_REQUIRED, emailRule } from '../account/email.js';
import { formObject } from '../account/form-object.js';
import { isName, NAME_INVALID } from '../text/index.js';

const NAME_REQUIRED = 'Name is required';
const MESSAGE_REQUIRED = 'Message is required';
export const LONGEST_MESSAGE = 5000;

/** What a guest writes to the desk, where the hotel takes messages (`site.contactForm`). */
export const contactForm = formObject(
  {
    // Not `nameRule`: a file more that pages share costs the sign-up page a chunk more.
    name: v.pipe(
      v.string(NAME_REQUIRED),
      v.trim(),
      v.nonEmpty(NAME_REQUIRED),
      v.maxLength(100, 'Name must be at most 100 characters'),
      v.check(isName, NAME_INVALID),
    ),
    email: emailRule,
    message: v.pipe(
      v.string(MESSAGE_REQUIRED),
      v.trim(),
      v.nonEmpty(MESSAGE_REQUIRED),
      v.maxLength(LONGEST_MESSAGE, `Message must be at most ${LONGEST_MESSAGE} characters`),
    ),
  },
  { name: NAME_REQUIRED, email: EMAIL_REQUIRED, message: MESSAGE_REQUIRED },
);
export type ContactMessage = v.InferOutput<typeof contactForm>;

export const CONTACT_SENT_MESSAGE =
  'Thank you. Your message is with the desk, and an answer comes by email.';
