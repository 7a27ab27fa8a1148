'use client';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/Notice/Notice.js';

const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Why the server refused a form, above its fields, which may be above the screen by then. */
export function FormBanner({ children }: { children: ReactNode }) {
  return (
    children && (
      <Notice ref={intoView} tone="danger" announced>
        {children}
      </Notice>
    )
  );
}
