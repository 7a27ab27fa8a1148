import * as v from 'valibot';
import { EMAIL_REQUIRED, knownEmailRule } from './email.js';
import { formObject } from './form-object.js';
import { loginPasswordRule, PASSWORD_REQUIRED } from './password-rules.js';

const required = { email: EMAIL_REQUIRED, password: PASSWORD_REQUIRED };

/** What is sent: only email and password (spec 3, Login form). */
export const loginRequest = formObject(
  { email: knownEmailRule, password: loginPasswordRule },
  required,
);

/** The screen's form: `rememberMe` keeps the address for the next visit (ruling 32). */
export const loginForm = formObject({ ...loginRequest.entries, rememberMe: v.boolean() }, required);

export type LoginRequest = v.InferOutput<typeof loginRequest>;
export type LoginForm = v.InferOutput<typeof loginForm>;
