/** For Safari, which has no idle callbacks. */
const SOON_MS = 200;

/** Runs `work` once the browser has nothing else to do; returns how to cancel that. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
