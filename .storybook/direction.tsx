import type { Preview } from '@storybook/react-vite';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  languageFacts,
  type Language,
  type Script,
} from '@vestibule/domain/words';
import { arabicStyle, type HotelTheme } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo } from 'react';
import { LocaleContext, useLocale } from '../packages/ui/src/theme/locale.js';
import { assetUrl } from './asset-url.js';
import { hotelThemeOf } from './themes/index.js';

type Direction = 'ltr' | 'rtl';
type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];

export const directionToolbar = {
  direction: {
    description: 'Reading direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'language', title: 'Direction: auto' },
        { value: 'rtl', title: 'Direction: RTL' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies NonNullable<Preview['globalTypes']>;

/** What a screen reader speaks; marked words are English. */
const languageIn = ({ locale }: Record<string, unknown>): Language =>
  isLanguage(locale) ? locale : DEFAULT_LANGUAGE;

/** As the language is read; English may be turned, and Arabic is read from the right in any case. */
function directionOf(globals: Record<string, unknown>): Direction {
  return globals['direction'] === 'rtl' ? 'rtl' : languageFacts[languageIn(globals)].direction;
}

/** Within a docs page, which is English, an Arabic story brings what the page's head would hold. */
const partStyle: Record<Script, (theme: HotelTheme | undefined) => string | undefined> = {
  Latin: () => undefined,
  Arabic: (theme) => arabicStyle(assetUrl('fonts/'), theme, '[data-story]'),
};

/** On a page of its own a story turns the whole document, so that dialogs turn with it. */
function Directed({ dir, lang, theme, alone, children }: DirectedProps) {
  useLayoutEffect(() => {
    if (alone) Object.assign(document.documentElement, { dir, lang });
  }, [alone, dir, lang]);
  const { locale } = useLocale();
  // English may be turned too: a mirrored page is checked without another language.
  const turned = useMemo(() => ({ locale, dir }), [locale, dir]);
  const shown = <LocaleContext value={turned}>{children}</LocaleContext>;
  if (alone) return shown;
  const style = partStyle[languageFacts[lang].script](theme);
  return (
    <div data-story dir={dir} lang={lang}>
      {style && <style>{style}</style>}
      {shown}
    </div>
  );
}

interface DirectedProps {
  dir: Direction;
  lang: Language;
  theme: HotelTheme | undefined;
  alone: boolean;
  children: ReactNode;
}

export const withDirection: Decorator = (Story, { globals, viewMode }) => (
  <Directed
    dir={directionOf(globals)}
    lang={languageIn(globals)}
    theme={hotelThemeOf(globals)}
    alone={viewMode !== 'docs'}
  >
    <Story />
  </Directed>
);
