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

/** The language of the page, as its address says (texts and languages, decision 045). */
export function useLanguage(): Language {
  return languageOf(useHref('/'));
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
