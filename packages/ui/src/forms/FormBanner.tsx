'use client';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/Notice/Notice.js';

/** Why the server refused a form, above its fields; nothing while there is no reason. */
export function FormBanner({ children }: { children: ReactNode }) {
  return (
    children && (
      <Notice tone="danger" announced>
        {children}
      </Notice>
    )
  );
}
