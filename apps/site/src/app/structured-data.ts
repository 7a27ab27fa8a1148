import type { Language } from '@vestibule/domain/words';
import { createContext } from 'react';

/** One schema.org object. */
export type StructuredData = Record<string, unknown>;

/**
 * The server collects here what pages say about themselves. The browser has no collector, so that
 * nothing of it is hydrated.
 */
export const StructuredDataContext = createContext<
  ((data: StructuredData | undefined) => void) | undefined
>(undefined);

/** What a page says about itself, and the language that it says it in. */
export function structuredDataMarkup(data: readonly StructuredData[], language: Language): string {
  return [...data, { '@type': 'WebPage', inLanguage: language }]
    .map((item) => JSON.stringify({ '@context': 'https://schema.org', ...item }))
    .map((text) => text.replaceAll('<', '\\u003c'))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('');
}
