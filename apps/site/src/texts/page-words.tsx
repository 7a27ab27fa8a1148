import {
  DEFAULT_LANGUAGE,
  growingPack,
  languageFacts,
  overridesOf,
  type WordsByName,
} from '@vestibule/domain/words';
import { LanguagePart, type CodeLoader } from '@vestibule/ui/theme';
import type { ComponentType } from 'react';
import type { PageWords } from '../app/route-module.js';

/** The words of a language, by file: a module of every page, and one of each page's own. */
interface LanguageWords extends Pick<PageWords, 'maker'> {
  everyPage: WordsByName;
  /** Undefined where the page has none. */
  fetchOwn: (file: string) => Promise<WordsByName> | undefined;
}

/** Those of every page, and each page's own as its code comes. */
export function pageWords(
  { everyPage, fetchOwn, maker }: LanguageWords,
  loadCode: CodeLoader,
): PageWords {
  const pack = growingPack();
  pack.add(overridesOf(everyPage));
  const fetchWords = async (file: string) => {
    pack.add(overridesOf((await fetchOwn(file)) ?? {}));
  };
  return {
    pack,
    maker,
    fetch: fetchWords,
    load: async (file) => {
      try {
        await loadCode(() => fetchWords(file));
        return (Page) => Page;
      } catch {
        return inDefaultLanguage;
      }
    },
  };
}

/** The page in the language that it is written in, marked so: its words could not be fetched. */
function inDefaultLanguage(Page: ComponentType): ComponentType {
  return function PageInDefaultLanguage() {
    const { locale } = languageFacts[DEFAULT_LANGUAGE];
    return (
      <LanguagePart lang={DEFAULT_LANGUAGE} locale={locale}>
        <Page />
      </LanguagePart>
    );
  };
}
