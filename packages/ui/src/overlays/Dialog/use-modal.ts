'use client';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { addToastPlace, removeToastPlace } from '../../internal/toast-places.js';

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Receives the focus when the dialog opens. */
  title: RefObject<HTMLElement | null>;
  /** Where toasts are while the dialog is the topmost one. */
  toasts: RefObject<HTMLElement | null>;
  open: boolean;
  /** The browser closed the dialog by itself. It is shown again, until `open` is false. */
  onBrowserClose: () => void;
  /** The closing animation has ended. */
  onGone: () => void;
}

/** Opens a `<dialog>` over the page and closes it: the browser keeps the focus in it, and gives it back. */
export function useModal({ dialog, title, toasts, open, onBrowserClose, onGone }: Modal): void {
  const closedByBrowser = useEffectEvent(onBrowserClose);
  const gone = useEffectEvent(onGone);

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    const place = toasts.current as HTMLElement;
    if (open) {
      const show = () => {
        element.showModal();
        title.current?.focus();
        addToastPlace(place);
      };
      const showAgain = () => {
        // React's Strict Mode closes and opens it once more; that event comes when it is open again.
        if (element.open) return;
        show();
        closedByBrowser();
      };
      show();
      element.addEventListener('close', showAgain);
      return () => element.removeEventListener('close', showAgain);
    }
    // Not in a clean-up: React would put the focus back into the closed dialog afterwards.
    element.close();
    removeToastPlace(place);
    let closed = true;
    const fading = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(fading).then(() => closed && gone());
    return () => {
      closed = false;
    };
  }, [dialog, title, toasts, open]);

  // A dialog that leaves the page while it is open gives the focus back as well.
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    const place = toasts.current as HTMLElement;
    return () => {
      element.close();
      removeToastPlace(place);
    };
  }, [dialog, toasts]);
}
