'use client';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The menu button of the WAI-ARIA Authoring Practices: arrows, Home, End, Escape, Tab leaves. */
export function useMenu() {
  const rootRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const entries = () =>
    Array.from(rootRef.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
  const trigger = () => rootRef.current?.querySelector<HTMLElement>('[aria-haspopup]');

  useEffect(() => {
    if (!open) return undefined;
    rootRef.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const leave = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    trigger()?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
      return;
    }
    if (event.key === 'Escape') close();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    all[step(at, all.length)]?.focus();
  };

  return { open, rootRef, toggle: () => setOpen(!open), close, onKeyDown };
}
