import { VestibuleProvider, type VestibuleProviderProps } from '@vestibule/ui/theme';
import { Suspense, use } from 'react';
import type { Language } from './words.js';

interface InLanguageProps extends VestibuleProviderProps {
  language: Language;
}

/** The provider of every story, with the words of a language. */
export function InLanguage({ language, ...props }: InLanguageProps) {
  const { locale, texts } = language;
  if (!texts) return <VestibuleProvider {...props} locale={locale} />;
  return (
    <Suspense>
      <Translated {...props} locale={locale} load={texts} />
    </Suspense>
  );
}

interface TranslatedProps extends VestibuleProviderProps {
  load: NonNullable<Language['texts']>;
}

function Translated({ load, ...props }: TranslatedProps) {
  return <VestibuleProvider {...props} texts={use(load())} />;
}
