import {
  languageFacts,
  languageOf,
  languages,
  pathIn,
  type Language,
} from '@vestibule/domain/words';
import type { LanguageLink } from '@vestibule/ui/navigation';
import { useHref } from 'react-router-dom';
import { usePageAddress } from './page-query.js';
import { usePublicUrl } from './public-url.js';

/** The language of the page, as its address says (texts and languages, decision 045). */
export function useLanguage(): Language {
  return languageOf(useHref('/'));
}

/** Makes the whole address of a page in the language of this one, from its path. */
export function usePageUrl(): (path: string) => string {
  const publicUrl = usePublicUrl();
  const language = useLanguage();
  return (path) => publicUrl + pathIn(language, path);
}

/** The page that is open in every other language, with what it reads of its query. */
export function useLanguageLinks(): LanguageLink[] {
  const current = useLanguage();
  const address = usePageAddress();
  return languages
    .filter((language) => language !== current)
    .map((language) => {
      const { name, direction } = languageFacts[language];
      return { language, name, dir: direction, href: pathIn(language, address) };
    });
}
