import { DEFAULT_LANGUAGE, languageFacts } from '@vestibule/domain/words';
import { LanguagePart } from '@vestibule/ui/theme';
import type { ComponentType } from 'react';

/** A page in the language that the site is written in, marked so where the others stand in another. */
export function inDefaultLanguage(Page: ComponentType): ComponentType {
  return function PageInDefaultLanguage() {
    const { locale, direction } = languageFacts[DEFAULT_LANGUAGE];
    return (
      <LanguagePart lang={DEFAULT_LANGUAGE} locale={locale} dir={direction}>
        <Page />
      </LanguagePart>
    );
  };
}
