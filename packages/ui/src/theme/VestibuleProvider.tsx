'use client';
import { routesWith, type Routes } from '@vestibule/domain/routes';
import type { TextPack } from '@vestibule/domain/words';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { retryImport } from '../internal/retry-import.js';
import { CodeLoaderContext } from './code-loader.js';
import type { CodeLoader } from './code-loader.js';
import type { HotelTheme } from './hotel-theme.js';
import { LettersContext } from './letters.js';
import { LinkContext, PlainLink } from './link.js';
import type { LinkComponent } from './link.js';
import { LocaleContext, useLocaleOf } from './locale.js';
import { PictureSourceContext, type PictureSource } from './pictures.js';
import { DocumentRoot, ElementRoot } from './ProviderRoot.js';
import { RoutesContext } from './routes.js';
import { TextsContext } from './texts.js';
import type { ThemeMode } from './theme-mode.js';
import { tokens } from './tokens.js';
import { warnOfTexts } from './warn-of-texts.js';

export interface VestibuleProviderProps {
  /** Left out, `data-theme` of `<html>` stays as the page has written it; without one the system decides. */
  mode?: ThemeMode;
  /** The hotel's own theme. Where a server writes `themeCss` into the head, none is needed here. */
  theme?: HotelTheme;
  /** The router's link; a plain anchor without it. */
  linkComponent?: LinkComponent;
  /** The hotel's own addresses, in place of the default ones. Made once, outside components. */
  routes?: Partial<Routes>;
  /** Loads the code of pickers and the like at their first use; ten attempts without it. */
  loadCode?: CodeLoader;
  /**
   * BCP 47 locale, for dates, numbers and the reading direction; that of `texts` without it, or `en-US`.
   * It may name another country than `texts`, and no other language.
   */
  locale?: string;
  /** Words in place of the English ones: a language, or a hotel's own. Made once, outside components. */
  texts?: TextPack;
  /** The addresses of every picture, by kind and stored name; those of this hotel's server without it. */
  pictureSource?: PictureSource;
  /** Where the font files are served; `false` where the page has a stylesheet of `fontFaces`. */
  fontsUrl?: string | false;
  /**
   * What is the library's own: the whole page, or a `<div>` that holds variables, language, direction,
   * mode, dialogs and toasts, in a page of somebody else's.
   */
  root?: 'document' | 'element';
  /**
   * Which bare elements lose the browser's look: those of the page, those in the root, or none where
   * the page has a reset of its own. By default the page in a document, the root in an element.
   */
  reset?: boolean | 'scoped';
  children: ReactNode;
}

/** Once, at the root: theme, fonts, links, locale. */
export function VestibuleProvider({
  mode,
  theme,
  linkComponent = PlainLink,
  routes,
  loadCode = retryImport,
  texts,
  locale = texts?.locale ?? 'en-US',
  pictureSource,
  fontsUrl = '/fonts/',
  root = 'document',
  reset = root === 'document' || 'scoped',
  children,
}: VestibuleProviderProps) {
  const localeAndDir = useLocaleOf(locale, texts);
  const { dir } = localeAndDir;
  // A build for production leaves the check out, and the catalogues that it loads.
  if (process.env.NODE_ENV !== 'production' && texts) void warnOfTexts(texts, locale);
  const Root = root === 'element' ? ElementRoot : DocumentRoot;
  const shown = <Root {...{ mode, theme, reset, fontsUrl, locale, dir, children }} />;
  const letters = useMemo(() => ({ fontsUrl, theme }), [fontsUrl, theme]);
  const allRoutes = useMemo(() => routesWith(routes), [routes]);
  return (
    <ThemeProvider theme={tokens.raw}>
      <LocaleContext value={localeAndDir}>
        <CodeLoaderContext value={loadCode}>
          <TextsContext value={texts}>
            <PictureSourceContext value={pictureSource}>
              <RoutesContext value={allRoutes}>
                <LinkContext value={linkComponent}>
                  <LettersContext value={letters}>{shown}</LettersContext>
                </LinkContext>
              </RoutesContext>
            </PictureSourceContext>
          </TextsContext>
        </CodeLoaderContext>
      </LocaleContext>
    </ThemeProvider>
  );
}
