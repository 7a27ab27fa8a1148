import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@vestibule/domain/account';

/** `unknown` until browser storage has been read: the server renders that (design, Identity). */
export interface AuthState {
  status: 'unknown' | 'signed-in' | 'signed-out';
  user: User | null;
  /** The server no longer knew the session: the next sign-in screen says so (spec 8). */
  expired?: boolean;
  /** The guest has logged out by choice: the page that is still on show does not ask to sign in again. */
  leaving?: boolean;
}

const initialState: AuthState = { status: 'unknown', user: null };

/** Who is signed in, as far as the browser knows; the server decides on every call. */
export const auth = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<User>) {
      state.status = 'signed-in';
      state.user = payload;
      state.expired = false;
      state.leaving = undefined;
    },
    signedOut(
      state,
      { payload }: PayloadAction<Pick<AuthState, 'expired' | 'leaving'> | undefined>,
    ) {
      state.status = 'signed-out';
      state.user = null;
      state.expired = payload?.expired ?? false;
      state.leaving = payload?.leaving;
    },
  },
});

export const { signedIn, signedOut } = auth.actions;
