import {
  languageFacts,
  languageOf,
  pathIn,
  pathWithoutLanguage,
  type Language,
} from '@vestibule/domain/words';
import { until } from './until.ts';
import { View, type Text } from './view.ts';
import type { Session } from './webdriver.ts';

/** Keys as WebDriver writes them. */
const keys = {
  Tab: '\uE004',
  Space: ' ',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Enough presses of Tab for any page's header or dialog. */
const MAX_TABS = 40;

/** The arrows along the line, by where they lead in the language. */
const arrows = {
  ltr: { ArrowNext: 'ArrowRight', ArrowPrevious: 'ArrowLeft' },
  rtl: { ArrowNext: 'ArrowLeft', ArrowPrevious: 'ArrowRight' },
} as const;

type Key = Exclude<keyof typeof keys, 'ArrowLeft' | 'ArrowRight'> | keyof (typeof arrows)['ltr'];

/** The whole page, in a browser that was just opened. Addresses are those of English, in any language. */
export class Page extends View {
  readonly #site: string;
  readonly #language: Language;

  constructor(session: Session, site: string, language: Language) {
    super(session);
    this.#site = site;
    this.#language = language;
  }

  async goTo(path: string, site = this.#site): Promise<void> {
    await this.session.send('Navigate', { url: new URL(pathIn(this.#language, path), site).href });
  }

  async goBack(): Promise<void> {
    await this.session.send('Back', {});
  }

  async goForward(): Promise<void> {
    await this.session.send('Forward', {});
  }

  async reload(): Promise<void> {
    await this.session.send('Refresh', {});
  }

  /** Presses a key on whatever has the focus. */
  async press(name: Key): Promise<void> {
    const along = arrows[languageFacts[this.#language].direction];
    const value = keys[name === 'ArrowNext' || name === 'ArrowPrevious' ? along[name] : name];
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.session.send('PerformActions', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  /** Goes on with Tab until this has the focus. */
  async tabTo(role: string, name: Text): Promise<void> {
    const target = this.in(role, name);
    await this.sees(role, name);
    for (let tabs = 0; tabs < MAX_TABS && !(await target.isFocused()); tabs += 1) {
      await this.press('Tab');
    }
    await target.hasFocus();
  }

  async resize(width: number): Promise<void> {
    await this.session.send('SetWindowRect', { x: 0, y: 0, width, height: 900 });
  }

  async isScrolledTo(position: number): Promise<void> {
    const here = () => this.read(() => scrollY);
    // Engines round to other parts of a pixel.
    await until(`The page is scrolled to ${position}`, here, (now) => Math.abs(now - position) < 2);
  }

  /** It is the page of this address in the language, and says that it is. */
  async isAt(address: string | RegExp): Promise<void> {
    const language = this.#language;
    const { direction } = languageFacts[language];
    const here = () =>
      this.read(({ ownerDocument: { documentElement: html } }) => ({
        path: location.pathname,
        query: location.search,
        lang: html.lang,
        dir: html.dir || 'ltr',
      }));
    await until(`The address is ${address} in ${language}`, here, ({ path, query, lang, dir }) => {
      if (languageOf(path) !== language || lang !== language || dir !== direction) return false;
      const english = pathWithoutLanguage(path) + query;
      return typeof address === 'string' ? english === address : address.test(english);
    });
  }
}
