'use client';
import { useEffect, useState } from 'react';
import { useCodeLoader } from '../theme/code-loader.js';
import { useHydrated } from './use-hydrated.js';

/** As React's `dangerouslySetInnerHTML` takes it. */
interface Markup {
  __html: string | TrustedHTML;
}

/**
 * HTML that may be shown; undefined until it is known to be safe. What the server rendered was
 * sanitised when it was stored and is not touched again, or hydration would differ; what was
 * fetched in the browser is sanitised here, by a chunk that loads only then (ruling 8). The browser
 * is never given a plain text as HTML, not even an empty one.
 */
export function useSafeHtml(html: string): Markup | undefined {
  const inBrowserOnly = useHydrated();
  const loadCode = useCodeLoader();
  const [safe, setSafe] = useState<{ from: string; markup: Markup } | undefined>(
    inBrowserOnly ? undefined : { from: html, markup: { __html: html } },
  );
  const isSafe = safe?.from === html;

  useEffect(() => {
    if (isSafe) return undefined;
    let current = true;
    const clean = async () => {
      const { purifyHtml } = await loadCode(() => import('./purify-html.js'));
      if (current) setSafe({ from: html, markup: { __html: purifyHtml(html) } });
    };
    // Without the chunk the text stays away: nothing unclean is ever shown.
    clean().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [html, isSafe, loadCode]);

  return isSafe ? safe.markup : undefined;
}
