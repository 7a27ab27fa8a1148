'use client';
import { useLayoutEffect } from 'react';

let locks = 0;

/** Keeps the page from scrolling while it is on. Several may be on at once. */
export function useScrollLock(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    locks += 1;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.style.overflow = '';
    };
  }, [on]);
}
