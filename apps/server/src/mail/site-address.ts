import type { PageRouteName } from '@vestibule/domain/routes';
import { pathIn, type Language } from '@vestibule/domain/words';
import { routes } from '@vestibule/site/routes';

/** The whole address of a page of the site, with its query, in the language of whoever opens it. */
export function siteAddress(
  { publicUrl, language }: { publicUrl: string; language: Language },
  page: PageRouteName,
  query: Record<string, string> = {},
): string {
  const asked = new URLSearchParams(query).toString();
  return `${publicUrl}${pathIn(language, routes[page])}${asked && `?${asked}`}`;
}
