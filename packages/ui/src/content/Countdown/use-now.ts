'use client';
import { useLayoutEffect, useState } from 'react';

const TICK_MS = 1000;

/** Epoch milliseconds; both 0 until the first tick, so that server and browser agree. */
export function useNow(): { start: number; now: number } {
  const [time, setTime] = useState({ start: 0, now: 0 });
  // Before the first picture: a busy browser runs other effects much later.
  useLayoutEffect(() => {
    const start = Date.now();
    const tick = () => setTime({ start, now: Date.now() });
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
