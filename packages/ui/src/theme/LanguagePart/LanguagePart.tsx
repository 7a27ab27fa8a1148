'use client';
import type { TextPack } from '@vestibule/domain/words';
import { useContext, useId, type ComponentPropsWithRef } from 'react';
import { ArabicStyle } from '../ArabicStyle.js';
import { LettersContext } from '../letters.js';
import { LocaleContext, useLocaleOf } from '../locale.js';
import { scriptOf } from '../script.js';
import { TextsContext } from '../texts.js';
import { Root } from './LanguagePart.styles.js';

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
  const { fontsUrl, theme } = useContext(LettersContext);
  const around = useContext(LocaleContext).locale;
  const id = useId();
  const script = scriptOf(lang);
  return (
    <>
      {script === 'Arabic' && scriptOf(around) !== script && (
        <ArabicStyle $url={fontsUrl} $theme={theme} $root={`[data-part='${id}']`} />
      )}
      <Root {...props} lang={lang} dir={localeAndDir.dir} data-part={id} data-script={script}>
        <LocaleContext value={localeAndDir}>
          <TextsContext value={texts}>{children}</TextsContext>
        </LocaleContext>
      </Root>
    </>
  );
}
