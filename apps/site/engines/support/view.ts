import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { find, type Step } from './find.ts';
import { until } from './until.ts';
import type { Session } from './webdriver.ts';

export type Text = string | RegExp;

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** How WebDriver marks an element in what a script answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A part of the page, found as guests find it. Whatever is asked of it waits until it is there. */
export class View {
  protected readonly session: Session;
  readonly #steps: Step[];

  constructor(session: Session, steps: Step[] = []) {
    this.session = session;
    this.#steps = steps;
  }

  in(role: string, name?: Text): View {
    return new View(this.session, [...this.#steps, { role, name: serialised(name) }]);
  }

  /** Of several such parts the first one with this text. */
  withText(words: Text): View {
    const last = this.#steps.at(-1);
    const text = serialised(words);
    return new View(this.session, last ? [...this.#steps.slice(0, -1), { ...last, text }] : []);
  }

  async click(role: string, name?: Text): Promise<void> {
    const target = this.in(role, name);
    await target.#do('is clicked', async () => {
      await target.read((element) => {
        if (element.matches(':disabled')) throw new Error('It is disabled.');
        // WebKit's driver does not scroll to what is just below the window.
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
      await this.session.send('ElementClick', { id: await target.#reference() });
    });
  }

  /** Types into an empty field; some fields write it in a form of their own. */
  async fill(role: string, name: Text, text: string, value: Text = text): Promise<void> {
    const field = this.in(role, name);
    await field.#do('is filled in', async () => {
      await this.session.send('ElementSendKeys', { id: await field.#reference(), text });
    });
    await field.hasValue(value);
  }

  async sees(role: string, name?: Text): Promise<void> {
    const target = this.in(role, name);
    await target.#do('is seen', () => target.read(() => true));
  }

  async seesNo(role: string, name?: Text): Promise<void> {
    const target = this.in(role, name);
    await target.#until('is gone', async () => !(await target.#exists()), Boolean);
  }

  async seesText(text: Text): Promise<void> {
    const says = () => this.read((element) => element.innerText);
    await this.#until(`says ${text}`, says, (said) => matches(said, text));
  }

  async hasValue(text: Text): Promise<void> {
    await this.#until(
      `has the value ${text}`,
      () => this.value(),
      (value) => (typeof text === 'string' ? value === text : text.test(value)),
    );
  }

  async hasFocus(): Promise<void> {
    await this.#until('has the focus', () => this.isFocused(), Boolean);
  }

  /** Before that the browser follows a link by itself. */
  async isHydrated(): Promise<void> {
    const hydrated = () =>
      this.read((element: HTMLElement & { wrappedJSObject?: object }) => {
        // Scripts of Firefox's driver see what the page itself has added only so.
        const keys = Object.keys(element.wrappedJSObject ?? element);
        return keys.some((key) => key.startsWith('__reactProps'));
      });
    await this.#until('is hydrated', hydrated, Boolean);
  }

  isFocused(): Promise<boolean> {
    return this.read((element) => document.activeElement === element);
  }

  /** It is on the screen, at least in part. */
  async isInView(): Promise<void> {
    const inView = () =>
      this.read((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    await this.#until('is in view', inView, Boolean);
  }

  async isLowerThan(pixels: number): Promise<void> {
    const height = () => this.read((element) => element.offsetHeight);
    await this.#until(`is lower than ${pixels}`, height, (now) => now < pixels);
  }

  /** Its picture has come. */
  async isDrawn(): Promise<void> {
    const drawn = () =>
      this.read((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);
    await this.#until('is drawn', drawn, Boolean);
  }

  /** Answers how far the page is scrolled then. */
  async scrollIntoView(): Promise<number> {
    let scrolled = 0;
    await this.#do('is brought into view', async () => {
      scrolled = await this.read((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return scrollY;
      });
    });
    return scrolled;
  }

  value(): Promise<string> {
    return this.read((element) => ('value' in element ? String(element.value) : ''));
  }

  /** What a function answers that runs in the page. */
  async read<T>(read: (element: HTMLElement) => T): Promise<T> {
    const answer = await this.#run(`
      const element = find(arguments[0]);
      if (!element) throw new Error('There is none.');
      return (${String(read)})(element);`);
    return answer as T;
  }

  async #until<T>(what: string, ask: () => Promise<T>, awaited: (answer: T) => boolean) {
    await until(`${this.#description()} ${what}`, ask, awaited);
  }

  async #do(what: string, act: () => Promise<unknown>): Promise<void> {
    await this.#until(what, act, () => true);
  }

  async #exists(): Promise<boolean> {
    return (await this.#run('return Boolean(find(arguments[0]));')) as boolean;
  }

  /** What a pointer meets: the label of a box or a button that is drawn by it. */
  async #reference(): Promise<string> {
    const element = await this.read((element) =>
      element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
        ? (element.labels?.[0] ?? element)
        : element,
    );
    return (element as unknown as Record<string, string>)[ELEMENT] ?? '';
  }

  async #run(script: string): Promise<unknown> {
    const there = "return typeof TestingLibraryDom !== 'undefined'";
    if (!(await this.session.send('ExecuteScript', { script: there, args: [] }))) {
      // Firefox gives scripts a global object of their own.
      const script = `const globalThis = window;${testingLibrary}`;
      await this.session.send('ExecuteScript', { script, args: [] });
    }
    return this.session.send('ExecuteScript', {
      script: `const find = ${String(find)};${script}`,
      args: [this.#steps],
    });
  }

  #description(): string {
    const parts = this.#steps.map(({ role, name, text }) =>
      [role, name && JSON.stringify(name.source), text && `with “${text.source}”`]
        .filter(Boolean)
        .join(' '),
    );
    return parts.join(' > ') || 'The page';
  }
}

function serialised(name: Text | undefined): Step['name'] {
  if (name === undefined) return undefined;
  return typeof name === 'string' ? { source: name } : { source: name.source, flags: name.flags };
}

function matches(said: string, text: Text): boolean {
  return typeof text === 'string' ? shown(said).includes(shown(text)) : text.test(said);
}

/** Without the isolates of Arabic, which Firefox leaves out of what it shows. */
const shown = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
