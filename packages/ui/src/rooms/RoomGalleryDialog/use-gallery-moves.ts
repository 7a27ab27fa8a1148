'use client';
import { useEffectEvent, useLayoutEffect, useRef, type PointerEvent } from 'react';
import { useLocale } from '../../theme/locale.js';

interface GalleryMoves {
  /** Keys are heard while it is open. */
  open: boolean;
  count: number;
  index: number;
  /** From the last picture to the first, and back. */
  loop: boolean;
  onIndexChange: (index: number) => void;
}

/** A finger that goes so far along the line turns the page. */
const SWIPE_PX = 40;

/** Next and previous by button, arrow key and swipe, in the reading direction. */
export function useGalleryMoves({ open, count, index, loop, onIndexChange }: GalleryMoves) {
  const { dir } = useLocale();
  const down = useRef<{ x: number; y: number }>(undefined);
  const go = (step: 1 | -1) => {
    const next = index + step;
    if (loop) onIndexChange((next + count) % count);
    else if (next >= 0 && next < count) onIndexChange(next);
  };
  /** Something went to the right or the left. */
  const goTowards = (side: 'right' | 'left') => go((side === 'right') === (dir === 'ltr') ? 1 : -1);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') goTowards('right');
    else if (event.key === 'ArrowLeft') goTowards('left');
  });
  // Before the first paint: who sees the picture can already turn the page.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [open]);

  return {
    previous: () => go(-1),
    next: () => go(1),
    atStart: !loop && index === 0,
    atEnd: !loop && index === count - 1,
    swipe: {
      onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
        down.current = isPrimary ? { x, y } : undefined;
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (!down.current) return;
        const [along, across] = [clientX - down.current.x, clientY - down.current.y];
        down.current = undefined;
        if (Math.abs(along) < SWIPE_PX || Math.abs(along) < Math.abs(across)) return;
        goTowards(along < 0 ? 'right' : 'left');
      },
      onPointerCancel: () => {
        down.current = undefined;
      },
    },
  };
}
