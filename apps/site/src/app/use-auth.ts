import { forgetPrivate, leaveSession, type AuthState } from '@vestibule/api/auth';
import type { HotelState, HotelStore } from '@vestibule/api/transport';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { loadCode } from './load-code.js';
import { dropDrafts } from './flow-draft.js';
import { routes } from '../hotel-routes.js';

/** Who is signed in; `unknown` on the server and until storage has been read. */
export function useAuth(): AuthState {
  return useSelector((state: HotelState) => state.auth);
}

/** Ends the session in this browser at once, then goes to the home page. Returns its token, and when that is done. */
function useEndSession(): () => { token: string | undefined; done: Promise<void> } {
  const store = useStore() as HotelStore;
  const navigate = useNavigate();
  return useCallback(() => {
    const token = store.dispatch(leaveSession());
    dropDrafts();
    const leave = async () => {
      await navigate(routes.home);
      store.dispatch(forgetPrivate());
    };
    return { token, done: leave() };
  }, [store, navigate]);
}

/** Leaves for the home page without a session; whoever leaves is not sent to the login. */
export function useLeave(): () => Promise<void> {
  const endSession = useEndSession();
  return useCallback(() => endSession().done, [endSession]);
}

/**
 * Logs out here at once, also without a network; then goes to the home page (spec 2, Profile) and has the server
 * forget the session too.
 */
export function useLogout(): () => void {
  const store = useStore() as HotelStore;
  const endSession = useEndSession();
  return useCallback(() => {
    const { token } = endSession();
    if (token) void forgetOnServer(store, token);
  }, [store, endSession]);
}

async function forgetOnServer(store: HotelStore, token: string): Promise<void> {
  try {
    const { accountApi } = await loadCode(() => import('@vestibule/api/account'));
    await store.dispatch(accountApi.endpoints.logout.initiate(token));
  } catch {
    // Its code could not be fetched: the session there ends by its age.
  }
}
