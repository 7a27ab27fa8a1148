import type { ComponentPropsWithRef } from 'react';
import { Root } from './LanguageSwitch.styles.js';

/** The page that is open, in another language. */
export interface LanguageLink {
  /** BCP 47, such as `ar`. */
  language: string;
  /** What the language calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Opened by the browser, not the router: the whole page changes its words and direction. */
  href: string;
}

export interface LanguageSwitchProps extends ComponentPropsWithRef<'ul'> {
  /** Every language but the page's own. */
  languages: ReadonlyArray<LanguageLink>;
}

/** Leads to the same page in the hotel's other languages, each under its own name. */
export function LanguageSwitch({ languages, ...props }: LanguageSwitchProps) {
  return (
    <Root {...props}>
      {languages.map(({ language, name, dir, href }) => (
        <li key={language}>
          <a href={href} hrefLang={language} lang={language} dir={dir}>
            {name}
          </a>
        </li>
      ))}
    </Root>
  );
}
