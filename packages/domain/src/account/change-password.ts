import * as v from 'valibot';
import { EMAIL_REQUIRED, knownEmailRule } from './email.js';
import { formObject } from './form-object.js';
import {
  confirmPasswordRule,
  isUncommonPassword,
  LONGEST_PASSWORD,
  newPasswordRule,
  PASSWORD_REQUIRED,
  PASSWORD_TOO_COMMON,
  PASSWORD_TOO_LONG,
  PASSWORDS_DIFFER,
} from './password-rules.js';

const CURRENT_REQUIRED = 'Current password is required';

/** The password that proves who asks; its strength was judged when it was chosen. */
export const currentPasswordRule = v.pipe(
  v.string(CURRENT_REQUIRED),
  v.nonEmpty(CURRENT_REQUIRED),
  v.maxLength(LONGEST_PASSWORD, PASSWORD_TOO_LONG),
);

/** Choosing a new password twice, after a reset link. */
export const resetPasswordForm = v.pipeAsync(
  v.object({ password: newPasswordRule, confirmPassword: confirmPasswordRule }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
  v.forwardAsync(
    v.checkAsync(async ({ password }) => await isUncommonPassword(password), PASSWORD_TOO_COMMON),
    ['password'],
  ),
);

/** The same within the profile, with the password in use. */
export const changePasswordForm = v.pipeAsync(
  v.object({
    currentPassword: currentPasswordRule,
    newPassword: newPasswordRule,
    confirmPassword: confirmPasswordRule,
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (form) => form.newPassword === form.confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
  v.forwardAsync(
    v.checkAsync(
      async ({ newPassword }) => await isUncommonPassword(newPassword),
      PASSWORD_TOO_COMMON,
    ),
    ['newPassword'],
  ),
);

export const changePasswordRequest = formObject(
  { currentPassword: currentPasswordRule, newPassword: newPasswordRule },
  { currentPassword: CURRENT_REQUIRED, newPassword: PASSWORD_REQUIRED },
);

/** What a reset link's screen sends: the link's token and the new password. */
export const resetPasswordRequest = formObject(
  { token: v.pipe(v.string(), v.maxLength(200)), password: newPasswordRule },
  { password: PASSWORD_REQUIRED },
);

/** Asking for a reset link, or for a new verification link. */
export const emailForm = formObject({ email: knownEmailRule }, { email: EMAIL_REQUIRED });

/** Deleting one's account is proved by the password. */
export const deleteAccountForm = formObject(
  { password: currentPasswordRule },
  { password: CURRENT_REQUIRED },
);

export type ResetPasswordForm = v.InferOutput<typeof resetPasswordForm>;
export type ChangePasswordForm = v.InferOutput<typeof changePasswordForm>;
export type EmailForm = v.InferOutput<typeof emailForm>;
export type DeleteAccountForm = v.InferOutput<typeof deleteAccountForm>;
