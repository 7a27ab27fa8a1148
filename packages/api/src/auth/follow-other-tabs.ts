import { STORAGE_KEYS } from '../transport/storage-keys.js';
import { restoreSession } from './session.js';

interface SessionStore {
  dispatch: (thunk: ReturnType<typeof restoreSession>) => unknown;
}

/** Signing in or out in one tab does so in the others. Returns how to stop. */
export function followOtherTabs(store: SessionStore, page: Window): () => void {
  const follow = ({ key }: StorageEvent) => {
    // A null key means that storage was cleared whole.
    if (key === null || key === STORAGE_KEYS.token) store.dispatch(restoreSession());
  };
  page.addEventListener('storage', follow);
  return () => page.removeEventListener('storage', follow);
}
