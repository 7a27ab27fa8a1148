import { accountMessages, safeReturnPath } from '@vestibule/domain/account';
import { useTexts } from '@vestibule/ui/theme';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageAddress, usePageQuery } from './page-query.js';
import { useAuth } from './use-auth.js';
import { routes } from '../hotel-routes.js';

/** What the login screen is told by the screen before. */
export interface LoginState {
  /** Shows above the form. */
  message?: string;
  /** Stands below it. */
  note?: string;
  /** How it is meant; a success by default. */
  tone?: 'success' | 'info';
  /** Where to go after signing in; the home page without it. */
  returnTo?: string;
  /** Filled in: the guest has just typed it. Never part of the address. */
  email?: string;
}

/** The page's address, which leads back after signing in: `withReturn('login', '/rooms?page=2')`. */
export function withReturn(page: 'login' | 'signup', returnTo: string): string {
  return returnTo === routes.home
    ? routes[page]
    : `${routes[page]}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Sends the guest to sign in and back to this page: `askToLogin('Please log in to …')`. */
export function useAskToLogin(): (message: string) => void {
  const navigate = useNavigate();
  const here = usePageAddress();
  return useCallback(
    (message) => {
      const state: LoginState = { message, tone: 'info', returnTo: here };
      void navigate(routes.login, { state, replace: true });
    },
    [navigate, here],
  );
}

/** Sends a guest whose session is over to sign in and back to this page (spec 8). */
export function useLoginAfterExpiry(): void {
  const { expired } = useAuth();
  const messages = useTexts(accountMessages);
  const askToLogin = useAskToLogin();
  useEffect(() => {
    if (expired) askToLogin(messages['account.session-expired']);
  }, [expired, askToLogin, messages]);
}

const never = () => () => undefined;
const nothing = () => undefined;

/** From the router's state, or for plain links by `?returnTo=/…`. */
export function useLoginState(): LoginState & { returnTo: string } {
  const [query] = usePageQuery();
  const { state } = useLocation();
  // A reload keeps the state, of which the server's page knows nothing.
  const given: unknown = useSyncExternalStore(never, () => state as unknown, nothing);
  const known = isLoginState(given) ? given : {};
  return {
    ...known,
    returnTo: safeReturnPath(known.returnTo ?? query.get('returnTo'), routes.home),
  };
}

function isLoginState(state: unknown): state is LoginState {
  return typeof state === 'object' && state !== null;
}
