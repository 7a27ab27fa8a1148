'use client';
import { createContext, useContext } from 'react';

/** `locale|dir` in one string: a context value that stays equal between renders. */
export const LocaleContext = createContext('en-US|ltr');

export interface Locale {
  locale: string;
  dir: 'ltr' | 'rtl';
}

export function useLocale(): Locale {
  const [locale = 'en-US', dir] = useContext(LocaleContext).split('|');
  return { locale, dir: dir === 'rtl' ? 'rtl' : 'ltr' };
}
