import { pathIn, type Language } from '@vestibule/domain/words';

/** The whole address of a page of the site, in the language of whoever opens it. */
export function siteAddress(
  { publicUrl, language }: { publicUrl: string; language: Language },
  path: string,
): string {
  return `${publicUrl}${pathIn(language, path)}`;
}
