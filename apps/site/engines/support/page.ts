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

/** The whole page, in a browser that was just opened. */
export class Page extends View {
  readonly #site: string;

  constructor(session: Session, site: string) {
    super(session);
    this.#site = site;
  }

  async goTo(path: string): Promise<void> {
    await this.session.send('Navigate', { url: new URL(path, this.#site).href });
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
  async press(name: keyof typeof keys): Promise<void> {
    const value = keys[name];
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

  async isAt(address: string | RegExp): Promise<void> {
    const here = () => this.read(() => location.pathname + location.search);
    await until(`The address is ${address}`, here, (path) =>
      typeof address === 'string' ? path === address : address.test(path),
    );
  }
}
