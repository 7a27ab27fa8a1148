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
 * page keeps its width by as much padding. Afterwards all is as the page had it.
 */
function lock(): void {
  const { documentElement: root, body } = document;
  const { left, right } = root.getBoundingClientRect();
  const [before, after] = [Math.max(0, left), Math.max(0, window.innerWidth - right)];
  const { direction, paddingInlineStart: start, paddingInlineEnd: end } = getComputedStyle(body);
  const rtl = direction === 'rtl';
  const { overflow, scrollbarGutter } = root.style;
  const { paddingInlineStart, paddingInlineEnd } = body.style;
  Object.assign(root.style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  Object.assign(body.style, {
    paddingInlineStart: `calc(${start} + ${rtl ? after : before}px)`,
    paddingInlineEnd: `calc(${end} + ${rtl ? before : after}px)`,
  });
  unlock = () => {
    Object.assign(root.style, { overflow, scrollbarGutter });
    Object.assign(body.style, { paddingInlineStart, paddingInlineEnd });
  };
}

let unlock = () => {};
