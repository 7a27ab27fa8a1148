import * as v from 'valibot';
import { texts } from './account-rules.texts.js';
import { knownEmailRule } from './email.js';
import { formObject } from './form-object.js';
import {
  confirmPasswordRule,
  isUncommonPassword,
  LONGEST_PASSWORD,
  newPasswordRule,
} from './password-rules.js';
import type { AccountWords } from './words.js';

/** The password that proves who asks; its strength was judged when it was chosen. */
// @__NO_SIDE_EFFECTS__
function currentPasswordRule(t: AccountWords = texts) {
  return v.pipe(
    v.string(t.currentPasswordRequired),
    v.nonEmpty(t.currentPasswordRequired),
    v.maxLength(LONGEST_PASSWORD, t.passwordTooLong({ count: LONGEST_PASSWORD })),
  );
}

/** Choosing a new password twice, after a reset link. */
// @__NO_SIDE_EFFECTS__
export function resetPasswordRules(t: AccountWords = texts) {
  return v.pipeAsync(
    v.object({ password: newPasswordRule(t), confirmPassword: confirmPasswordRule(t) }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        (form) => form.password === form.confirmPassword,
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
export const resetPasswordForm = resetPasswordRules();

/** The same within the profile, with the password in use. */
// @__NO_SIDE_EFFECTS__
export function changePasswordRules(t: AccountWords = texts) {
  return v.pipeAsync(
    v.object({
      currentPassword: currentPasswordRule(t),
      newPassword: newPasswordRule(t),
      confirmPassword: confirmPasswordRule(t),
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        (form) => form.newPassword === form.confirmPassword,
        t.passwordsDiffer,
      ),
      ['confirmPassword'],
    ),
    v.forwardAsync(
      v.checkAsync(
        async ({ newPassword }) => await isUncommonPassword(newPassword),
        t.passwordTooCommon,
      ),
      ['newPassword'],
    ),
  );
}
export const changePasswordForm = changePasswordRules();

export const changePasswordRequest = formObject(
  { currentPassword: currentPasswordRule(), newPassword: newPasswordRule() },
  { currentPassword: texts.currentPasswordRequired, newPassword: texts.passwordRequired },
);

/** What a reset link's screen sends: the link's token and the new password. */
export const resetPasswordRequest = formObject(
  { token: v.pipe(v.string(), v.maxLength(200)), password: newPasswordRule() },
  { password: texts.passwordRequired },
);

/** Asking for a reset link, or for a new verification link. */
// @__NO_SIDE_EFFECTS__
export function emailRules(t: AccountWords = texts) {
  return formObject({ email: knownEmailRule(t) }, { email: t.emailRequired });
}
export const emailForm = emailRules();

/** What changes how an account is signed in to, or deletes it, is proved by the password. */
// @__NO_SIDE_EFFECTS__
export function passwordProofRules(t: AccountWords = texts) {
  return formObject({ password: currentPasswordRule(t) }, { password: t.currentPasswordRequired });
}
export const passwordProofForm = passwordProofRules();

export type ResetPasswordForm = v.InferOutput<typeof resetPasswordForm>;
export type ChangePasswordForm = v.InferOutput<typeof changePasswordForm>;
export type EmailForm = v.InferOutput<typeof emailForm>;
export type PasswordProofForm = v.InferOutput<typeof passwordProofForm>;
