'use client';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { DialogWindow, type WindowProps } from './DialogWindow.js';

export interface DialogProps extends WindowProps {
  /** Along the inline end, from top to bottom, instead of in the middle. */
  placement?: 'centre' | 'end';
}

const never = () => () => undefined;

/** A window over the page, by the browser's own `<dialog>`. Nothing of it stands while it is closed. */
export function Dialog(props: DialogProps) {
  const [shown, setShown] = useState(props.open);
  if (props.open && !shown) setShown(true);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!shown || !hydrated) return null;
  return createPortal(<DialogWindow {...props} onGone={() => setShown(false)} />, document.body);
}
