import { loadCode } from './load-code.js';

/**
 * Loads code that no page shows at first. It is fetched once the browser is idle, so that its first
 * use does not wait for the network.
 */
export function fetchAtIdle<Code>(load: () => Promise<Code>): () => Promise<Code> {
  if (!import.meta.env.SSR) {
    // One try without a word: the first use asks again.
    const fetchNow = () => void load().catch(() => undefined);
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchNow);
    else setTimeout(fetchNow);
  }
  return () => loadCode(load);
}
