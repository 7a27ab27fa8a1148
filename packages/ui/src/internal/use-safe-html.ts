'use client';
import { richTextTags } from '@vestibule/domain/text';
import { useEffect, useState } from 'react';
import { useCodeLoader } from '../theme/code-loader.js';
import { useHydrated } from './use-hydrated.js';

const allowed = { ALLOWED_TAGS: richTextTags, ALLOWED_ATTR: ['href', 'rel'] };

/**
 * HTML that may be shown; undefined until it is known to be safe. What the server rendered was
 * sanitised when it was stored and is not touched again, or hydration would differ; what was
 * fetched in the browser is sanitised here, by a chunk that loads only then (ruling 8).
 */
export function useSafeHtml(html: string): string | undefined {
  const inBrowserOnly = useHydrated();
  const [fromServer] = useState(inBrowserOnly ? undefined : html);
  const loadCode = useCodeLoader();
  const [cleaned, setCleaned] = useState<{ from: string; html: string }>();

  useEffect(() => {
    if (html === fromServer) return undefined;
    let current = true;
    const clean = async () => {
      const { default: purify } = await loadCode(() => import('dompurify'));
      if (current) setCleaned({ from: html, html: purify.sanitize(html, allowed) });
    };
    // Without the chunk the text stays away: nothing unclean is ever shown.
    clean().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [html, fromServer, loadCode]);

  if (html === fromServer) return html;
  return cleaned?.from === html ? cleaned.html : undefined;
}
