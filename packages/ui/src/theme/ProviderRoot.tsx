'use client';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { ArabicStyle } from './ArabicStyle.js';
import { Fonts } from './Fonts.js';
import { BareDocumentStyle, DocumentStyle, ElementStyle } from './GlobalStyle.js';
import type { HotelTheme } from './hotel-theme.js';
import { HotelStyle } from './HotelStyle.js';
import { RootElementContext } from './overlay-root.js';
import { scriptOf } from './script.js';
import type { ThemeMode } from './theme-mode.js';
import { tokens } from './tokens.js';

interface RootProps {
  mode: ThemeMode | undefined;
  theme: HotelTheme | undefined;
  reset: boolean | 'scoped';
  fontsUrl: string | false;
  locale: string;
  dir: 'ltr' | 'rtl';
  children: ReactNode;
}

/** The page is the library's: variables and mode are on `<html>`. */
export function DocumentRoot({ mode, theme, reset, fontsUrl, locale, children }: RootProps) {
  useEffect(() => {
    if (!mode) return;
    const { dataset } = document.documentElement;
    if (mode === 'system') delete dataset['theme'];
    else dataset['theme'] = mode;
  }, [mode]);
  return (
    <>
      <tokens.GlobalStyle />
      {fontsUrl !== false && <Fonts url={fontsUrl} />}
      {reset ? <DocumentStyle /> : <BareDocumentStyle />}
      {theme && <HotelStyle $theme={theme} />}
      {fontsUrl !== false && scriptOf(locale) === 'Arabic' && (
        <ArabicStyle $url={fontsUrl} $theme={theme} />
      )}
      {children}
    </>
  );
}

/** A part of a foreign page: all that the library says of a page is on an element of its own. */
export function ElementRoot({ mode, theme, reset, fontsUrl, locale, dir, children }: RootProps) {
  const id = useId();
  const root = `[data-vestibule='${id}']`;
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <>
      {fontsUrl !== false && <Fonts url={fontsUrl} />}
      <ElementStyle $reset={reset} />
      {theme && <HotelStyle $theme={theme} $root={root} />}
      {fontsUrl !== false && scriptOf(locale) === 'Arabic' && (
        <ArabicStyle $url={fontsUrl} $theme={theme} $root={root} />
      )}
      <div
        ref={setElement}
        data-vestibule={id}
        data-theme={mode === 'system' ? undefined : mode}
        lang={locale}
        dir={dir}
      >
        <RootElementContext value={element}>{children}</RootElementContext>
      </div>
    </>
  );
}
