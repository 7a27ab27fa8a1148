'use client';
import { Suspense, lazy, useState } from 'react';
import { retryImport } from '../../internal/retry-import.js';
import type { DialogPanelProps } from './DialogPanel.js';

const DialogPanel = lazy(() => retryImport(() => import('./DialogPanel.js')));

export interface DialogProps extends DialogPanelProps {}

/** A window over the page. Its code arrives when it first opens. */
export function Dialog(props: DialogProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
