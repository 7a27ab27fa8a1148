'use client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { readUser, type User } from '@vestibule/domain/account';
import type { ApiEnvironment } from '../transport/environment.js';
import { hotelApi } from '../transport/hotel-api.js';
import { signedIn, signedOut } from './auth-slice.js';

type Dispatch = ThunkDispatch<unknown, ApiEnvironment, UnknownAction>;

/** What belongs to one guest and must not outlive the session. */
const privateTags = ['Booking', 'Payment', 'Preferences', 'Profile', 'Session'] as const;

/** Keeps a session in storage and in the store. */
export function startSession(session: { token: string; user: User }) {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment) => {
    tokens.write({ token: session.token, user: JSON.stringify(session.user) });
    dispatch(signedIn(session.user));
  };
}

/** Keeps what the server knows about the guest now; a session that ended meanwhile stays ended. */
export function keepUser(user: User) {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment) => {
    const { token } = tokens.read();
    if (token) dispatch(startSession({ token, user }));
  };
}

/** Forgets the session in storage and in the store, and what was fetched for the guest. */
export function endSession({ expired = false } = {}) {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment) => {
    tokens.clear();
    dispatch(signedOut({ expired }));
    // A task later the parts on show have let go of the guest's own things, and ask for none again.
    setTimeout(() => dispatch(forgetPrivate()));
  };
}

/**
 * Logs the guest out here and now: storage and store first, whatever becomes of the network. Answers
 * with the token, for the server to forget. `forgetPrivate` follows when the next page shows.
 */
export function leaveSession() {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment): string | undefined => {
    const { token } = tokens.read();
    tokens.clear();
    dispatch(signedOut({ leaving: true }));
    return token;
  };
}

/** Forgets what was fetched for the guest; once no page is left that would ask for it again. */
export function forgetPrivate() {
  return hotelApi.util.invalidateTags([...privateTags]);
}

/** The server no longer knows this session; without one there is nothing to end. */
export function expireSession() {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment) => {
    if (tokens.read().token) dispatch(endSession({ expired: true }));
  };
}

/** Reads storage, after hydration and when another tab has changed it: token and user both, or signed out. */
export function restoreSession() {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment) => {
    const { token, user } = tokens.read();
    const stored = token && user ? parseUser(user) : undefined;
    dispatch(stored ? signedIn(stored) : signedOut(undefined));
  };
}

function parseUser(text: string): User | undefined {
  try {
    return readUser(JSON.parse(text));
  } catch {
    return undefined;
  }
}
