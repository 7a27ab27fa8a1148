'use client';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** What is inert loses focus: the title takes it while the dialog is busy, then gives it back. */
export function useBusyFocus(busy: boolean, title: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  const lent = useRef(false);

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) {
      lent.current = true;
      title.current?.focus();
    } else if (lent.current) {
      lent.current = false;
      const held = activeElement === title.current || activeElement === body;
      if (held && last.current?.isConnected) last.current.focus();
    }
  }, [busy, title]);

  return ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== title.current) last.current = target;
  };
}
