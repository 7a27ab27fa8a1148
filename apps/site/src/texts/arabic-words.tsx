import { growingPack, overridesOf, type WordsByName } from '@vestibule/domain/words';
import { LanguagePart, type CodeLoader } from '@vestibule/ui/theme';
import type { ComponentType } from 'react';
import type { PageWords } from '../app/route-module.js';
import * as everyPage from './every-page.ar.js';

const pages = import.meta.glob<WordsByName>('./pages/**/*.ar.ts');

/** The words of Arabic: those of every page, and each page's own as its code comes. */
export function arabicWords(loadCode: CodeLoader): PageWords {
  const pack = growingPack();
  pack.add(overridesOf(everyPage));
  const fetchWords = async (file: string) => {
    pack.add(overridesOf((await pages[`./pages/${file}.ar.ts`]?.()) ?? {}));
  };
  return {
    pack,
    fetch: fetchWords,
    load: async (file) => {
      try {
        await loadCode(() => fetchWords(file));
        return (Page) => Page;
      } catch {
        return inEnglish;
      }
    },
  };
}

/** The page in the language that it is written in, marked so: its words could not be fetched. */
function inEnglish(Page: ComponentType): ComponentType {
  return function PageInEnglish() {
    return (
      <LanguagePart lang="en" locale="en-US" dir="ltr">
        <Page />
      </LanguagePart>
    );
  };
}
