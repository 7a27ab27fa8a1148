'use client';
import { Suspense, lazy, useState } from 'react';
import { retryImport } from '../../internal/retry-import.js';
import type { TicketPanelProps } from './TicketPanel.js';

const TicketPanel = lazy(() => retryImport(() => import('./TicketPanel.js')));

export interface TicketDialogProps extends TicketPanelProps {}

/** Buying tickets in six steps, over the page. Its code arrives when it first opens. */
export function TicketDialog(props: TicketDialogProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <TicketPanel {...props} />
    </Suspense>
  );
}
