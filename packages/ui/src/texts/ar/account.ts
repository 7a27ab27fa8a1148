/** The words of account in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/account';
export { texts as accountDangerZone } from '../../account/AccountDangerZone/AccountDangerZone.texts.ar.js';
export { texts as changePasswordForm } from '../../account/ChangePasswordForm/ChangePasswordForm.texts.ar.js';
export { texts as forgotPasswordForm } from '../../account/ForgotPasswordForm/ForgotPasswordForm.texts.ar.js';
export { texts as loginForm } from '../../account/LoginForm/LoginForm.texts.ar.js';
export { texts as passkeyList } from '../../account/PasskeyList/PasskeyList.texts.ar.js';
export { texts as preferencesForm } from '../../account/PreferencesForm/PreferencesForm.texts.ar.js';
export { texts as profileDetails } from '../../account/ProfileDetails/ProfileDetails.texts.ar.js';
export { texts as profileForm } from '../../account/ProfileForm/ProfileForm.texts.ar.js';
export { texts as profileSummary } from '../../account/ProfileSummary/ProfileSummary.texts.ar.js';
export { texts as resetPasswordForm } from '../../account/ResetPasswordForm/ResetPasswordForm.texts.ar.js';
export { texts as sessionList } from '../../account/SessionList/SessionList.texts.ar.js';
export { texts as signupForm } from '../../account/SignupForm/SignupForm.texts.ar.js';
export { texts as verifyEmail } from '../../account/VerifyEmail/VerifyEmail.texts.ar.js';
export { texts as waitingEmail } from '../../account/WaitingEmail/WaitingEmail.texts.ar.js';
export { texts as accountFields } from '../../account/account-fields.texts.ar.js';
