import { safeReturnPath } from '@vestibule/domain/account';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What the login screen is told by the screen before. */
export interface LoginState {
  /** Shows above the form. */
  message?: string;
  /** How it is meant; a success unless told. */
  tone?: 'success' | 'info';
  /** Where to go after signing in; `/` without it. */
  returnTo?: string;
}

/** Sends the guest to sign in and back to this page: `askToLogin('Please log in to …')`. */
export function useAskToLogin(): (message: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (message) => {
      const state: LoginState = { message, tone: 'info', returnTo: pathname + search };
      void navigate('/login', { state, replace: true });
    },
    [navigate, pathname, search],
  );
}

/** Told by the router's state, or for plain links by `?returnTo=/…`. */
export function useLoginState(): LoginState & { returnTo: string } {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const told = isLoginState(state) ? state : {};
  return { ...told, returnTo: safeReturnPath(told.returnTo ?? query.get('returnTo')) };
}

function isLoginState(state: unknown): state is LoginState {
  return typeof state === 'object' && state !== null;
}
