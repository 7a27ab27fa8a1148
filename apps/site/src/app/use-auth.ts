import { endSession, type AuthState } from '@vestibule/api/auth';
import type { HotelState, HotelStore } from '@vestibule/api/transport';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

/** Who is signed in; `unknown` on the server and until storage has been read. */
export function useAuth(): AuthState {
  return useSelector((state: HotelState) => state.auth);
}

/** Forgets the session and goes to `/` (spec 2, Profile). */
export function useLogout(): () => void {
  const store = useStore() as HotelStore;
  const navigate = useNavigate();
  return useCallback(() => {
    store.dispatch(endSession());
    void navigate('/');
  }, [store, navigate]);
}
