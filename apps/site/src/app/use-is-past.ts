import { useSyncExternalStore } from 'react';

const A_SECOND_MS = 1000;

/** Whether an instant is past; becomes true by itself while the page is open. False until hydration. */
export function useIsPast(instant: string | undefined): boolean {
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
