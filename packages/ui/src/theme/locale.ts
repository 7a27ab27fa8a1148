'use client';
import { createContext, useContext } from 'react';

export interface Locale {
  /** BCP 47, for dates and numbers. */
  locale: string;
  dir: 'ltr' | 'rtl';
}

export const LocaleContext = createContext<Locale>({ locale: 'en-US', dir: 'ltr' });

export const useLocale = (): Locale => useContext(LocaleContext);
