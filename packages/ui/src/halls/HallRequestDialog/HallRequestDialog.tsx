'use client';
import { Suspense, lazy, useState } from 'react';
import { retryImport } from '../../internal/retry-import.js';
import type { HallRequestPanelProps } from './HallRequestPanel.js';

const HallRequestPanel = lazy(() => retryImport(() => import('./HallRequestPanel.js')));

export interface HallRequestDialogProps extends HallRequestPanelProps {}

/** 'Book Meeting Hall': the request form over the page. Its code arrives when it first opens. */
export function HallRequestDialog(props: HallRequestDialogProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <HallRequestPanel {...props} />
    </Suspense>
  );
}
