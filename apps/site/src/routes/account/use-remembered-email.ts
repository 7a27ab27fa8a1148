import { useCallback, useSyncExternalStore } from 'react';
import { browserKeeps } from '../../app/browser-storage.js';

const KEY = 'rememberedEmail';

const never = () => () => undefined;
const read = () => browserKeeps.getItem(KEY) ?? undefined;
const nothing = () => undefined;

/** Ruling 32: Remember me keeps the address, never the password, for the next visit. */
export function useRememberedEmail(): [
  email: string | undefined,
  remember: (email: string | undefined) => void,
] {
  const email = useSyncExternalStore(never, read, nothing);
  const remember = useCallback((next: string | undefined) => {
    if (next) browserKeeps.setItem(KEY, next);
    else browserKeeps.removeItem(KEY);
  }, []);
  return [email, remember];
}
