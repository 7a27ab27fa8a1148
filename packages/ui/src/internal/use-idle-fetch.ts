import { useEffect } from 'react';
import { whenIdle } from './when-idle.js';

/**
 * Fetches code once the browser is idle, so that its first use does not wait for the network. One
 * try without a word: the first use asks again, and says what failed.
 */
export function useIdleFetch(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}
