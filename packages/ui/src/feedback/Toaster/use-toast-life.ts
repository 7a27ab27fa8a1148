'use client';
import { useEffect, useRef, useState } from 'react';
import { defaultToastDuration, toastFadeMs } from './toast.js';
import type { Toast } from './toast.js';

/** Counts a toast's time down, stands still while held, fades it, then lets go of it. */
export function useToastLife(toast: Toast, held: boolean, onDismiss: (id: string) => void) {
  const [leaving, setLeaving] = useState(false);
  const left = useRef(toast.duration ?? defaultToastDuration);

  const lasting = toast.action !== undefined;

  useEffect(() => {
    if (held || leaving || lasting) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [held, leaving, lasting]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => onDismiss(toast.id), toastFadeMs);
    return () => clearTimeout(timer);
  }, [leaving, onDismiss, toast.id]);

  return { leaving, leave: () => setLeaving(true) };
}
