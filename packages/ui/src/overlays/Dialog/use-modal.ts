'use client';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { bringToFront } from '../../internal/bring-to-front.js';

/**
 * Opens a `<dialog>` over the page and closes it: the browser keeps the focus in it, and gives it back.
 * `onGone` runs when the closed one has faded.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  title: RefObject<HTMLElement | null>,
  open: boolean,
  onGone: () => void,
): void {
  const gone = useEffectEvent(onGone);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (open) {
      element.showModal();
      // Toasts that stood before it stay in front.
      document.querySelectorAll<HTMLElement>('[popover]:popover-open').forEach(bringToFront);
      title.current?.focus();
      return undefined;
    }
    // Not in a clean-up: React would put the focus back into the closed dialog afterwards.
    element.close();
    let closed = true;
    const fading = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(fading).then(() => closed && gone());
    return () => {
      closed = false;
    };
  }, [dialog, title, open]);

  // What is taken from the page while it is open gives the focus back as well.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog]);
}
