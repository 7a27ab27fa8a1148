'use client';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayRoot } from '../../theme/overlay-root.js';
import { DialogWindow, type WindowProps } from './DialogWindow.js';

export interface DialogProps extends WindowProps {
  /** Along the inline end, from top to bottom, instead of in the middle. */
  placement?: 'centre' | 'end';
}

/** A window over the page, by the browser's own `<dialog>`. A closed dialog is not in the page. */
export function Dialog(props: DialogProps) {
  const [shown, setShown] = useState(props.open);
  if (props.open && !shown) setShown(true);
  const root = useOverlayRoot();
  if (!shown || !root) return null;
  return <>{createPortal(<DialogWindow {...props} onGone={() => setShown(false)} />, root)}</>;
}
