import { useSyncExternalStore } from 'react';

const A_SECOND_MS = 1000;

/** Whether an instant has come; it turns by itself while the page stands. False until the page has hydrated. */
export function usePassed(instant: string | undefined): boolean {
  return useSyncExternalStore(
    everySecond,
    () => instant !== undefined && Date.parse(instant) <= Date.now(),
    () => false,
  );
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, A_SECOND_MS);
  return () => clearInterval(timer);
}
