import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@vestibule/domain/account';
import type { ApiEnvironment } from '../transport/environment.js';
import { signedIn, signedOut } from './auth-slice.js';

type Dispatch = ThunkDispatch<unknown, ApiEnvironment, UnknownAction>;

/** Keeps a session in storage and in the store. */
export function startSession(session: { token: string; user: User }) {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment) => {
    tokens.write({ token: session.token, user: JSON.stringify(session.user) });
    dispatch(signedIn(session.user));
  };
}

/** Forgets the session in storage and in the store. */
export function endSession() {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment) => {
    tokens.clear();
    dispatch(signedOut());
  };
}

/** Reads storage once after hydration: token and user both, or signed out. */
export function restoreSession() {
  return (dispatch: Dispatch, _: unknown, { tokens }: ApiEnvironment) => {
    const { token, user } = tokens.read();
    const stored = token && user ? parseUser(user) : undefined;
    dispatch(stored ? signedIn(stored) : signedOut());
  };
}

function parseUser(text: string): User | undefined {
  try {
    const user: unknown = JSON.parse(text);
    return typeof user === 'object' && user !== null && 'email' in user
      ? (user as User)
      : undefined;
  } catch {
    return undefined;
  }
}
