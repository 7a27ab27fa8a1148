import {
  changePasswordRequest,
  emailForm,
  loginRequest,
  passkeySchema,
  passwordProofForm,
  preferencesForm,
  profileForm,
  registerRequest,
  resetPasswordRequest,
  sessionSchema,
  userSchema,
} from '@vestibule/domain/account';
import * as v from 'valibot';
import { creationOptions, newCredential, requestOptions, signedCredential } from './webauthn.js';
import { done, envelope, idSchema, operation } from '../transport/operation.js';
import { passkeyRoutes } from './passkey-routes.js';
import { routes } from './routes.js';

/** Spec 7: may return token and user; this server waits for the sign-in (ruling 21). */
export const register = operation({
  id: 'account.register',
  ...routes.register,
  idempotent: true,
  summary: 'Create an account',
  access: 'public',
  body: registerRequest,
  reply: envelope(v.object({ token: v.optional(v.string()), user: userSchema })),
  status: 201,
  problems: ['account.email-taken', 'request.too-many'],
});

export const login = operation({
  id: 'account.login',
  ...routes.login,
  summary: 'Sign in',
  access: 'public',
  body: loginRequest,
  reply: envelope(v.object({ token: v.string(), user: userSchema })),
  problems: ['account.wrong-credentials', 'account.passkey-only', 'request.too-many'],
});

/** Public, because a session that has already ended is no reason to refuse. */
export const logout = operation({
  id: 'account.logout',
  ...routes.logout,
  summary: 'End the session of the bearer token',
  access: 'public',
  reply: done,
  problems: [],
});

export const getProfile = operation({
  id: 'account.get-profile',
  ...routes.getProfile,
  summary: 'The guest behind the bearer token',
  access: 'guest',
  reply: envelope(userSchema),
  problems: [],
});

export const updateProfile = operation({
  id: 'account.update-profile',
  ...routes.updateProfile,
  summary: 'Change the profile; a new address needs the password, and counts once confirmed',
  access: 'guest',
  body: profileForm,
  reply: envelope(userSchema),
  problems: [
    'account.password-required',
    'account.current-password-wrong',
    'account.administrator-fixed',
    'request.too-many',
  ],
});

/** Additive: a guest keeps the present address (ruling 48). The link that was sent serves no longer. */
export const cancelEmailChange = operation({
  id: 'account.cancel-email-change',
  ...routes.cancelEmailChange,
  summary: 'Forget the new address that waits to be confirmed',
  access: 'guest',
  reply: done,
  problems: [],
});

export const changePassword = operation({
  id: 'account.change-password',
  ...routes.changePassword,
  summary: 'Choose a new password; every other session ends',
  access: 'guest',
  body: changePasswordRequest,
  reply: done,
  problems: ['account.current-password-wrong', 'account.administrator-fixed', 'request.too-many'],
});

/** The same answer whether or not the address is known. */
export const forgotPassword = operation({
  id: 'account.forgot-password',
  ...routes.forgotPassword,
  summary: 'Send a link to choose a new password',
  access: 'public',
  body: emailForm,
  reply: done,
  problems: ['request.too-many'],
});

const linkForm = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

/**
 * Additive: a guest learns on opening that a link is old or used. The token travels in the body, which no
 * log keeps.
 */
export const checkResetLink = operation({
  id: 'account.check-reset-link',
  ...routes.checkResetLink,
  summary: 'Whether the link to choose a new password still serves; it is not used up',
  access: 'public',
  body: linkForm,
  reply: done,
  problems: ['account.link-invalid', 'request.too-many'],
});

export const resetPassword = operation({
  id: 'account.reset-password',
  ...routes.resetPassword,
  summary: 'Choose a new password by the link; every session ends',
  access: 'public',
  body: resetPasswordRequest,
  reply: done,
  problems: ['account.link-invalid', 'request.too-many'],
});

export const verifyEmail = operation({
  id: 'account.verify-email',
  ...routes.verifyEmail,
  summary: 'Confirm an address, the first or a new one, by its link',
  access: 'public',
  body: linkForm,
  reply: done,
  problems: ['account.link-invalid', 'request.too-many'],
});

/** The same answer whether or not the address is known, or already confirmed. A guest who is signed
 * in also gets the link of a new address again. */
export const resendVerification = operation({
  id: 'account.resend-verification',
  ...routes.resendVerification,
  summary: 'Send the confirmation link again',
  access: 'public',
  body: emailForm,
  reply: done,
  problems: ['request.too-many'],
});

export const getPreferences = operation({
  id: 'account.get-preferences',
  ...routes.getPreferences,
  summary: 'What the guest likes',
  access: 'guest',
  reply: envelope(preferencesForm),
  problems: [],
});

export const updatePreferences = operation({
  id: 'account.update-preferences',
  ...routes.updatePreferences,
  summary: 'Change what the guest likes',
  access: 'guest',
  body: preferencesForm,
  reply: envelope(preferencesForm),
  problems: [],
});

/** Additive: a guest sees where the account is signed in, the latest used first. */
export const listSessions = operation({
  id: 'account.list-sessions',
  ...routes.listSessions,
  summary: 'Where the guest is signed in',
  access: 'guest',
  reply: envelope(v.object({ sessions: v.array(sessionSchema) })),
  problems: [],
});

/**
 * Additive: a guest signs out of a browser that is lost. For the session that the call is made with it is a
 * logout.
 */
export const endSession = operation({
  id: 'account.end-session',
  ...routes.endSession,
  summary: 'Sign out of one browser',
  access: 'guest',
  params: v.object({ id: idSchema }),
  reply: done,
  problems: ['request.not-found'],
});

/**
 * Additive: a guest sees the passkeys of the account. `passkeyOnly` says that the password alone does not
 * sign in.
 */
export const listPasskeys = operation({
  id: 'account.list-passkeys',
  ...passkeyRoutes.listPasskeys,
  summary: 'The passkeys of the guest',
  access: 'guest',
  reply: envelope(v.object({ passkeys: v.array(passkeySchema), passkeyOnly: v.boolean() })),
  problems: [],
});

/** Additive: a guest adds a passkey. The password proves who asks, the administrator too. */
export const startPasskey = operation({
  id: 'account.start-passkey',
  ...passkeyRoutes.startPasskey,
  summary: 'What a browser needs to make a passkey; holds for five minutes, once',
  access: 'guest',
  body: passwordProofForm,
  reply: envelope(creationOptions),
  problems: ['account.current-password-wrong', 'account.passkeys-full', 'request.too-many'],
});

/** Additive: a guest adds a passkey; this is the second step. */
export const addPasskey = operation({
  id: 'account.add-passkey',
  ...passkeyRoutes.addPasskey,
  summary: 'Keep the passkey that the browser made',
  access: 'guest',
  body: newCredential,
  reply: done,
  problems: ['account.passkey-invalid', 'request.too-many'],
});

/** Additive: a guest removes a passkey. With the last one the password signs in again. */
export const removePasskey = operation({
  id: 'account.remove-passkey',
  ...passkeyRoutes.removePasskey,
  summary: 'Remove a passkey',
  access: 'guest',
  params: v.object({ id: idSchema }),
  body: passwordProofForm,
  reply: done,
  problems: ['request.not-found', 'account.current-password-wrong', 'request.too-many'],
});

/**
 * Additive: a guest chooses whether the password alone signs in. Every other session ends once only passkeys
 * sign in.
 */
export const choosePasskeyOnly = operation({
  id: 'account.choose-passkey-only',
  ...passkeyRoutes.choosePasskeyOnly,
  summary: 'Choose whether the password alone signs in',
  access: 'guest',
  body: v.object({ ...passwordProofForm.entries, passkeyOnly: v.boolean() }),
  reply: done,
  problems: [
    'account.current-password-wrong',
    'account.passkey-missing',
    'account.administrator-fixed',
    'request.too-many',
  ],
});

/** Additive: a guest signs in with a passkey. It names no account, so it tells nobody who has one. */
export const startPasskeyLogin = operation({
  id: 'account.start-passkey-login',
  ...passkeyRoutes.startPasskeyLogin,
  summary: 'What a browser needs to sign in with a passkey; holds for five minutes, once',
  access: 'public',
  reply: envelope(requestOptions),
  problems: ['request.too-many'],
});

/** Additive: a guest signs in with a passkey; this is the second step. */
export const passkeyLogin = operation({
  id: 'account.passkey-login',
  ...passkeyRoutes.passkeyLogin,
  summary: 'Sign in with a passkey',
  access: 'public',
  body: signedCredential,
  reply: envelope(v.object({ token: v.string(), user: userSchema })),
  problems: ['account.passkey-unknown', 'request.too-many'],
});

/** Additive: a guest takes the kept data along, in one document. */
export const exportData = operation({
  id: 'account.export-data',
  ...routes.exportData,
  summary: 'Everything the hotel keeps about the guest',
  access: 'guest',
  reply: envelope(v.record(v.string(), v.unknown())),
  problems: ['request.too-many'],
});

/** Additive: a guest leaves. Bookings that the law keeps are made anonymous. */
export const deleteAccount = operation({
  id: 'account.delete-account',
  ...routes.deleteAccount,
  summary: 'Delete the account',
  access: 'guest',
  body: passwordProofForm,
  reply: done,
  problems: [
    'account.current-password-wrong',
    'account.booking-ahead',
    'account.administrator-fixed',
    'request.too-many',
  ],
});
