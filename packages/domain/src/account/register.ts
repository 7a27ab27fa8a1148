import * as v from 'valibot';
import { EMAIL_REQUIRED, emailRule } from './email.js';
import { formObject } from './form-object.js';
import { accountMessages } from './messages.js';
import {
  confirmPasswordRule,
  isUncommonPassword,
  newPasswordRule,
  PASSWORD_REQUIRED,
  PASSWORD_TOO_COMMON,
  PASSWORDS_DIFFER,
} from './password-rules.js';
import { PHONE_REQUIRED, phoneRule } from './phone.js';
import { nameRule } from './text-rules.js';

export const TERMS_REQUIRED = 'You must agree to the terms and conditions';
export const LONGEST_NAME = 60;
export const LONGEST_FULL_NAME = 2 * LONGEST_NAME + 1;
const SUBSCRIBE_REQUIRED = 'Please choose whether to receive our newsletter';
const subscribeRule = v.boolean(SUBSCRIBE_REQUIRED);

export const fullNameRule = nameRule('Full name', LONGEST_FULL_NAME);

/** What is sent (spec 3, Sign-up form). */
export const registerRequest = formObject(
  {
    fullName: fullNameRule,
    email: emailRule,
    password: newPasswordRule,
    phone: phoneRule,
    subscribe: subscribeRule,
  },
  {
    fullName: 'Full name is required',
    email: EMAIL_REQUIRED,
    password: PASSWORD_REQUIRED,
    phone: PHONE_REQUIRED,
    subscribe: SUBSCRIBE_REQUIRED,
  },
);

/** The screen's form, checked on submit (spec 5, Sign-up). */
export const signUpForm = v.pipeAsync(
  v.object({
    firstName: nameRule('First name', LONGEST_NAME),
    lastName: nameRule('Last name', LONGEST_NAME),
    email: emailRule,
    phone: phoneRule,
    password: newPasswordRule,
    confirmPassword: confirmPasswordRule,
    agreeToTerms: v.pipe(
      v.boolean(),
      v.check((agreed) => agreed, TERMS_REQUIRED),
    ),
    subscribe: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
  v.forwardAsync(
    v.checkAsync(async ({ password }) => await isUncommonPassword(password), PASSWORD_TOO_COMMON),
    ['password'],
  ),
);

export type RegisterRequest = v.InferOutput<typeof registerRequest>;
export type SignUpForm = v.InferOutput<typeof signUpForm>;

/** First and last name are joined by a space (spec 3). */
export function toRegisterRequest(form: SignUpForm): RegisterRequest {
  const { firstName, lastName, email, password, phone, subscribe } = form;
  const fullName = `${firstName.trim()} ${lastName.trim()}`;
  return { fullName, email, password, phone, subscribe };
}

/** Where a server's refusal shows: any text mentioning email belongs to that field (spec 5). */
export function signUpRefusal(message: string): { field?: 'email'; message: string } {
  return /email/i.test(message)
    ? { field: 'email', message: accountMessages['account.email-taken'] }
    : { message };
}
