'use client';
import { createContext, useContext } from 'react';

export interface Locale {
  /** BCP 47, for dates and numbers. */
  locale: string;
  dir: 'ltr' | 'rtl';
}

export const LocaleContext = createContext<Locale>({ locale: 'en-US', dir: 'ltr' });

/** @throws {RangeError} that names the property, for what Intl refuses: its own error says neither */
export function knownLocale(locale: string): string {
  try {
    return new Intl.Locale(locale).baseName && locale;
  } catch {
    throw new RangeError(
      `The provider's locale ${JSON.stringify(locale)} is no BCP 47 locale, such as en-GB or ar-OM-u-nu-latn.`,
    );
  }
}

export const useLocale = (): Locale => useContext(LocaleContext);
