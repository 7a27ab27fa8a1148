import { restoreSession } from '@vestibule/api/auth';
import { STORAGE_KEYS, type HotelStore } from '@vestibule/api/transport';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { dropDrafts } from './flow-draft.js';

/** Reads the session from storage after hydration, and follows what other tabs do to it. */
export function useSession(): void {
  const store = useStore() as HotelStore;
  useEffect(() => {
    const restore = () => {
      store.dispatch(restoreSession());
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEYS.token && newValue === null) dropDrafts();
      if (key === null || key === STORAGE_KEYS.token || key === STORAGE_KEYS.user) restore();
    };
    restore();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store]);
}
