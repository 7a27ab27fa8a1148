import * as v from 'valibot';
import { texts as nameTexts } from '../text/name.texts.js';
import type { Translation } from '../words/index.js';
import { texts } from './account-rules.texts.js';
import { emailRule } from './email.js';
import { formObject } from './form-object.js';
import { accountMessages } from './messages.js';
import { confirmPasswordRule, isUncommonPassword, newPasswordRule } from './password-rules.js';
import { phoneRule } from './phone.js';
import { nameRule } from './text-rules.js';
import type { AccountWords, NameWords } from './words.js';

export const LONGEST_NAME = 60;
export const LONGEST_FULL_NAME = 2 * LONGEST_NAME + 1;

// @__NO_SIDE_EFFECTS__
export function fullNameRule(t: AccountWords = texts, names: NameWords = nameTexts) {
  return nameRule(t.fullName, LONGEST_FULL_NAME, t, names);
}

/** What is sent (spec 3, Sign-up form). */
export const registerRequest = registerRules(texts);

// @__NO_SIDE_EFFECTS__
function registerRules(t: AccountWords) {
  return formObject(
    {
      fullName: fullNameRule(t),
      email: emailRule(t),
      password: newPasswordRule(t),
      phone: phoneRule(t),
      subscribe: v.boolean(t.subscribeRequired),
    },
    {
      fullName: t.required({ label: t.fullName }),
      email: t.emailRequired,
      password: t.passwordRequired,
      phone: t.phoneRequired,
      subscribe: t.subscribeRequired,
    },
  );
}

/** The screen's form, checked on submit (spec 5, Sign-up). */
// @__NO_SIDE_EFFECTS__
export function signUpRules(t: AccountWords = texts, names: NameWords = nameTexts) {
  return v.pipeAsync(
    v.object({
      firstName: nameRule(t.firstName, LONGEST_NAME, t, names),
      lastName: nameRule(t.lastName, LONGEST_NAME, t, names),
      email: emailRule(t),
      phone: phoneRule(t),
      password: newPasswordRule(t),
      confirmPassword: confirmPasswordRule(t),
      agreeToTerms: v.pipe(
        v.boolean(),
        v.check((agreed) => agreed, t.termsRequired),
      ),
      subscribe: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        t.passwordsDiffer,
      ),
      ['confirmPassword'],
    ),
    v.forwardAsync(
      v.checkAsync(async ({ password }) => await isUncommonPassword(password), t.passwordTooCommon),
      ['password'],
    ),
  );
}
export const signUpForm = signUpRules();

export type RegisterRequest = v.InferOutput<typeof registerRequest>;
export type SignUpForm = v.InferOutput<typeof signUpForm>;

/** First and last name are joined by a space (spec 3). */
export function toRegisterRequest(form: SignUpForm): RegisterRequest {
  const { firstName, lastName, email, password, phone, subscribe } = form;
  const fullName = `${firstName.trim()} ${lastName.trim()}`;
  return { fullName, email, password, phone, subscribe };
}

/**
 * Where a server's refusal shows: any text mentioning email belongs to that field (spec 5). In other
 * languages the refusal's code says so.
 */
export function signUpRefusal(
  message: string,
  messages: Translation<typeof accountMessages> = accountMessages,
): { field?: 'email'; message: string } {
  return /email/i.test(message)
    ? { field: 'email', message: messages['account.email-taken'] }
    : { message };
}
