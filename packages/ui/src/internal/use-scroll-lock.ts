'use client';
import { useLayoutEffect } from 'react';

let locks = 0;

/** Keeps the page from scrolling while it is on. Several may be on at once. */
export function useScrollLock(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [on]);
}

/**
 * No veil covers the gutter that the page keeps for its scrollbar. So the gutter goes meanwhile, and the
 * page keeps its width by as much padding.
 */
function lock(): void {
  const { documentElement: root, body } = document;
  const { left, right } = root.getBoundingClientRect();
  const [before, after] = [Math.max(0, left), Math.max(0, window.innerWidth - right)];
  root.style.overflow = 'hidden';
  root.style.scrollbarGutter = 'auto';
  const rtl = getComputedStyle(root).direction === 'rtl';
  body.style.paddingInline = rtl ? `${after}px ${before}px` : `${before}px ${after}px`;
}

function unlock(): void {
  const { documentElement: root, body } = document;
  root.style.overflow = '';
  root.style.scrollbarGutter = '';
  body.style.paddingInline = '';
}
