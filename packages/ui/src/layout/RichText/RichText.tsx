'use client';
import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { retryImport } from '../../internal/retry-import.js';
import { Root } from './RichText.styles.js';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text, as the hotel wrote it. */
  html: string;
  /** The server has sanitised and rendered it; what the browser fetched has not been. */
  sanitised: boolean;
}

/** HTML of the hotel. Unless the server has sanitised it, it shows only once that is done here. */
export function RichText({ html, sanitised, ...props }: RichTextProps) {
  const [clean, setClean] = useState<{ from: string; html: string }>();

  useEffect(() => {
    if (sanitised) return undefined;
    let cancelled = false;
    const sanitise = async () => {
      const { default: purify } = await retryImport(() => import('dompurify'));
      if (!cancelled) setClean({ from: html, html: purify.sanitize(html) });
    };
    // Without the sanitiser the text stays away rather than unsafe.
    sanitise().catch(() => undefined);
    return () => {
      cancelled = true;
    };
  }, [html, sanitised]);

  const safe = sanitised ? html : clean?.from === html ? clean.html : '';
  return <Root dangerouslySetInnerHTML={{ __html: safe }} {...props} />;
}
