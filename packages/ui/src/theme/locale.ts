'use client';
import { directionOf, type TextPack } from '@vestibule/domain/words';
import { createContext, useContext, useMemo } from 'react';

export interface Locale {
  /** BCP 47, for dates and numbers. */
  locale: string;
  dir: 'ltr' | 'rtl';
}

export const LocaleContext = createContext<Locale>({ locale: 'en-US', dir: 'ltr' });

/** A locale with its reading direction. Words of another language beside it are refused. */
export function useLocaleOf(locale: string, texts: TextPack | undefined): Locale {
  const language = texts?.locale;
  return useMemo(() => {
    if (language !== undefined && languageIn(language) !== languageIn(locale))
      throw new RangeError(
        `The provider's texts are in "${language}" and its locale is "${locale}": give one language.`,
      );
    return { locale, dir: directionOf(known(locale)) };
  }, [locale, language]);
}

const languageIn = (locale: string) => new Intl.Locale(known(locale)).language;

/** @throws {RangeError} that names the property, for what Intl refuses: its own error says neither */
function known(locale: string): string {
  try {
    return new Intl.Locale(locale).baseName && locale;
  } catch {
    throw new RangeError(
      `The provider's locale ${JSON.stringify(locale)} is no BCP 47 locale, such as en-GB or ar-OM-u-nu-latn.`,
    );
  }
}

export const useLocale = (): Locale => useContext(LocaleContext);
