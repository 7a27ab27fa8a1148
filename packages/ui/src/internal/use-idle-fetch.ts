import { useEffect } from 'react';

/**
 * Fetches code once the browser is idle, so that its first use does not wait for the network. One
 * try without a word: the first use asks again, and says what failed.
 */
export function useIdleFetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchNow = () => void load().catch(() => undefined);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchNow);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(fetchNow);
    return () => cancelIdleCallback(waiting);
  }, [load]);
}
