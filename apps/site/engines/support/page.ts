import { until } from './until.ts';
import { View } from './view.ts';
import type { Session } from './webdriver.ts';

/** Keys that write nothing, as WebDriver writes them. */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

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

  async isAt(address: string | RegExp): Promise<void> {
    const here = () => this.read(() => location.pathname + location.search);
    await until(`The address is ${address}`, here, (path) =>
      typeof address === 'string' ? path === address : address.test(path),
    );
  }
}
