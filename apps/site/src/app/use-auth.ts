import { endSession, type AuthState } from '@vestibule/api/auth';
import type { HotelState, HotelStore } from '@vestibule/api/transport';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

/** Who is signed in; `unknown` on the server and until storage has been read. */
export function useAuth(): AuthState {
  return useSelector((state: HotelState) => state.auth);
}

/**
 * Goes to `/`, then forgets the session here. In this order, or a page that needs a sign-in would
 * send the guest to the login screen first.
 */
export function useLeave(): () => Promise<void> {
  const store = useStore() as HotelStore;
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate('/');
    store.dispatch(endSession());
  }, [store, navigate]);
}

/** Ends the session on the server too (spec 2, Profile); here it ends whatever the server says. */
export function useLogout(): () => void {
  const store = useStore() as HotelStore;
  const navigate = useNavigate();
  return useCallback(() => {
    const logout = async () => {
      await navigate('/');
      const { accountApi } = await import('@vestibule/api/account');
      await store.dispatch(accountApi.endpoints.logout.initiate());
    };
    void logout();
  }, [store, navigate]);
}
