'use client';
import type { TextPack } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { LocaleContext, useLocaleOf } from '../locale.js';
import { TextsContext } from '../texts.js';

export interface LanguagePartProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** BCP 47, for the browser and for assistive technology. */
  lang: string;
  /** BCP 47 locale for dates, numbers and the reading direction; that of the language without it. */
  locale?: string;
  /** Words in place of the English ones. */
  texts?: TextPack;
}

/** A part of a page in another language than the rest. */
export function LanguagePart({
  lang,
  locale = lang,
  texts,
  children,
  ...props
}: LanguagePartProps) {
  const localeAndDir = useLocaleOf(locale, texts);
  return (
    <div {...props} lang={lang} dir={localeAndDir.dir}>
      <LocaleContext value={localeAndDir}>
        <TextsContext value={texts}>{children}</TextsContext>
      </LocaleContext>
    </div>
  );
}
