import { setTimeout as wait } from 'node:timers/promises';
import { devices, type Browser, type Locator, type Page } from 'playwright';
import { median } from './measure.ts';
import type { Row, Setup } from './setup.ts';
import { slowPhone } from './slow-phone.ts';

export const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 } };
export const desk = { viewport: { width: 1280, height: 800 } };

/** Something that a guest does on a page, and what reads differently once it is answered. */
export interface Press {
  name: string;
  from: string;
  screen: typeof phone | typeof desk;
  /** A selector: the first that it finds is pressed. */
  control: string;
  /** What else than a press is done to it; an `input` event then begins the time. */
  act?: (control: Locator) => Promise<unknown>;
  /** A selector: the text of all that it finds. */
  watched: string;
}

/** How long the page has been open when it is pressed. */
const OPEN_MS = 3000;
/** On a busy machine it hydrates late: what it then fetches ahead shall be there as well. */
const SETTLE_MS = 1500;
const MAX_HYDRATION_MS = 60_000;
const ROUNDS = 5;

interface PressTimes {
  /** Milliseconds from the press to its answer, painted. */
  answered: number;
  /** Milliseconds from the page's load until React has hydrated what is pressed. */
  hydrated: number;
}

/** Medians, the presses taken in turn. */
export async function pressRows({ hotel, browser }: Setup, presses: Press[]): Promise<Row[]> {
  const seen = presses.map((): PressTimes[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, press] of presses.entries()) {
      seen[index]?.push(await pressOnce(browser, hotel.url, press));
    }
  }
  return presses.map(({ name }, index) => {
    const times = seen[index] ?? [];
    const answered = median(times.map((time) => time.answered)).toFixed(0);
    const hydrated = median(times.map((time) => time.hydrated)).toFixed(0);
    return [name, `${answered} ms; hydrated ${hydrated} ms after load`];
  });
}

async function pressOnce(browser: Browser, url: string, press: Press): Promise<PressTimes> {
  await using context = await browser.newContext(press.screen);
  const page = await context.newPage();
  await slowPhone(page);
  await page.goto(url + press.from, { waitUntil: 'load' });
  const control = page.locator(press.control).first();
  const hydrated = await hydration(control);
  await wait(Math.max(SETTLE_MS, OPEN_MS - hydrated));
  const answer = page.evaluate(nextPaint, press.watched);
  await (press.act ? press.act(control) : pressOn(page, control));
  return { answered: await answer, hydrated };
}

/** Milliseconds until React has hydrated it: before, a press would measure that too. */
async function hydration(control: Locator): Promise<number> {
  const loaded = performance.now();
  const props = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  while (!(await control.evaluate(props))) {
    if (performance.now() - loaded > MAX_HYDRATION_MS)
      throw new Error(`React has not hydrated ${control.toString()}.`);
    await wait(50);
  }
  return performance.now() - loaded;
}

/** Presses the middle of it: a finger leaves no time between its touch and the press; nor does this mouse. */
async function pressOn(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not on the page.`);
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (touch) await page.touchscreen.tap(...middle);
  else await page.mouse.click(...middle);
}

/**
 * Runs in the page. From the press to the frame that shows another text: the first task after that
 * frame's animation callbacks begins once the frame is painted. It goes before those that wait by
 * then, such as React's for what follows.
 */
function nextPaint(watched: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${watched} reads as before.`)), 30_000);
    const text = () => [...document.querySelectorAll(watched)].map((one) => one.textContent).join();
    const before = text();
    let pressed = 0;
    const begin = ({ timeStamp }: Event) => (pressed ||= timeStamp);
    for (const type of ['pointerdown', 'input']) addEventListener(type, begin, { capture: true });
    const painted = () => resolve(performance.now() - pressed);
    const afterPaint = () => void scheduler.postTask(painted, { priority: 'user-blocking' });
    const observer = new MutationObserver(() => {
      if (!pressed || text() === before || !text()) return;
      observer.disconnect();
      requestAnimationFrame(afterPaint);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
