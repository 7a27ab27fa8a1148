import { forgetPrivate, leaveSession, type AuthState } from '@vestibule/api/auth';
import type { HotelState, HotelStore } from '@vestibule/api/transport';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { dropDrafts } from './login-draft.js';

/** Who is signed in; `unknown` on the server and until storage has been read. */
export function useAuth(): AuthState {
  return useSelector((state: HotelState) => state.auth);
}

/** Forgets the session here at once, and goes to `/`; whoever leaves is not sent to the login. */
export function useLeave(): () => Promise<void> {
  const store = useStore() as HotelStore;
  const navigate = useNavigate();
  return useCallback(async () => {
    store.dispatch(leaveSession());
    dropDrafts();
    await navigate('/');
    store.dispatch(forgetPrivate());
  }, [store, navigate]);
}

/**
 * Logs out here at once, also without a network; then goes to `/` (spec 2, Profile) and has the server
 * forget the session too.
 */
export function useLogout(): () => void {
  const store = useStore() as HotelStore;
  const navigate = useNavigate();
  return useCallback(() => {
    const token = store.dispatch(leaveSession());
    dropDrafts();
    const leave = async () => {
      await navigate('/');
      store.dispatch(forgetPrivate());
    };
    void leave();
    if (token) void forgetOnServer(store, token);
  }, [store, navigate]);
}

async function forgetOnServer(store: HotelStore, token: string): Promise<void> {
  try {
    const { accountApi } = await import('@vestibule/api/account');
    await store.dispatch(accountApi.endpoints.logout.initiate(token));
  } catch {
    // Its code could not be fetched: the session there ends by its age.
  }
}
