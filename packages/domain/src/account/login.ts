import * as v from 'valibot';
import { texts } from './account-rules.texts.js';
import { knownEmailRule } from './email.js';
import { formObject } from './form-object.js';
import { loginPasswordRule } from './password-rules.js';
import type { AccountWords } from './words.js';

/** The screen's form: `rememberMe` keeps the address for the next visit (ruling 32). */
// @__NO_SIDE_EFFECTS__
export function loginRules(t: AccountWords = texts) {
  const { entries } = requestRules(t);
  return formObject({ ...entries, rememberMe: v.boolean() }, required(t));
}
export const loginForm = loginRules();

// @__NO_SIDE_EFFECTS__
function requestRules(t: AccountWords) {
  return formObject({ email: knownEmailRule(t), password: loginPasswordRule(t) }, required(t));
}

/** What is sent: only email and password (spec 3, Login form). */
export const loginRequest = requestRules(texts);

function required(t: AccountWords) {
  return { email: t.emailRequired, password: t.passwordRequired };
}

export type LoginRequest = v.InferOutput<typeof loginRequest>;
export type LoginForm = v.InferOutput<typeof loginForm>;
