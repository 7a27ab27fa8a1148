'use client';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../internal/use-hydrated.js';
import { DialogWindow, type WindowProps } from './DialogWindow.js';

export interface DialogProps extends WindowProps {
  /** Along the inline end, from top to bottom, instead of in the middle. */
  placement?: 'centre' | 'end';
}

/** A window over the page, by the browser's own `<dialog>`. A closed dialog is not in the page. */
export function Dialog(props: DialogProps) {
  const [shown, setShown] = useState(props.open);
  if (props.open && !shown) setShown(true);
  const hydrated = useHydrated();
  if (!shown || !hydrated) return null;
  return (
    <>{createPortal(<DialogWindow {...props} onGone={() => setShown(false)} />, document.body)}</>
  );
}
