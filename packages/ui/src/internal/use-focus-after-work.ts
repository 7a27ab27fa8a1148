'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What is disabled while it works loses the focus: it takes it back, unless the guest has gone on. */
export function useFocusAfterWork(ref: RefObject<HTMLElement | null>, working: boolean): void {
  const held = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (working) held.current = activeElement === ref.current;
    else if (held.current) {
      held.current = false;
      if (activeElement === body) ref.current?.focus();
    }
  }, [ref, working]);
}
