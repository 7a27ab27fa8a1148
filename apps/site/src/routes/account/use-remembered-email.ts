import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'rememberedEmail';

const never = () => () => undefined;
const read = () => window.localStorage.getItem(KEY) ?? undefined;
const nothing = () => undefined;

/** Ruling 32: Remember me keeps the address, never the password, for the next visit. */
export function useRememberedEmail(): [
  email: string | undefined,
  remember: (email: string | undefined) => void,
] {
  const email = useSyncExternalStore(never, read, nothing);
  const remember = useCallback((next: string | undefined) => {
    if (next) window.localStorage.setItem(KEY, next);
    else window.localStorage.removeItem(KEY);
  }, []);
  return [email, remember];
}
