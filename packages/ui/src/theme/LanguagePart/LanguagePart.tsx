'use client';
import type { TextPack } from '@vestibule/domain/words';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { LocaleContext } from '../locale.js';
import { TextsContext } from '../texts.js';

export interface LanguagePartProps extends ComponentPropsWithRef<'div'> {
  /** BCP 47, for the browser and for assistive technology. */
  lang: string;
  /** BCP 47 locale for dates and numbers; that of the language without it. */
  locale?: string;
  /** Reading direction. */
  dir: 'ltr' | 'rtl';
  /** Words in place of the English ones. */
  texts?: TextPack;
}

/** A part of a page in another language than the rest. */
export function LanguagePart({
  lang,
  locale = lang,
  dir,
  texts,
  children,
  ...props
}: LanguagePartProps) {
  const localeAndDir = useMemo(() => ({ locale, dir }), [locale, dir]);
  return (
    <div {...props} lang={lang} dir={dir}>
      <LocaleContext value={localeAndDir}>
        <TextsContext value={texts}>{children}</TextsContext>
      </LocaleContext>
    </div>
  );
}
