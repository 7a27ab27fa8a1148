import { devices, type Browser, type Page } from 'playwright';
import { median } from './measure.ts';
import { slowPhone } from './slow-phone.ts';

export const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 } };
export const desk = { viewport: { width: 1280, height: 800 } };

/** Something that a guest does on a page, and what reads differently once it is answered. */
export interface Press {
  name: string;
  from: string;
  screen: typeof phone | typeof desk;
  /** Does it; where it presses nothing, an `input` event begins the time. */
  press: (page: Page) => Promise<void>;
  /** A selector: the text of all that it finds. */
  watched: string;
}

/** How long the page has been open when it is pressed. */
const OPEN_MS = 3000;
const ROUNDS = 5;

/** Median milliseconds from each press to its answer, painted; the presses taken in turn. */
export async function pressTimes(
  browser: Browser,
  url: string,
  presses: readonly Press[],
): Promise<number[]> {
  const seen = presses.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, press] of presses.entries()) {
      seen[index]?.push(await pressOnce(browser, url, press));
    }
  }
  return seen.map(median);
}

async function pressOnce(browser: Browser, url: string, press: Press): Promise<number> {
  await using context = await browser.newContext(press.screen);
  const page = await context.newPage();
  await slowPhone(page);
  await page.goto(url + press.from, { waitUntil: 'load' });
  await page.waitForTimeout(OPEN_MS);
  const painted = page.evaluate(nextPaint, press.watched);
  await press.press(page);
  return await painted;
}

/** Presses the middle of it: a finger leaves no time between its touch and the press; nor does this mouse. */
export async function pressOn(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (touch) await page.touchscreen.tap(...middle);
  else await page.mouse.click(...middle);
}

/**
 * Runs in the page. From the press to the frame that shows another text: the task after that
 * frame's animation callbacks begins once the frame is painted.
 */
function nextPaint(watched: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${watched} reads as before.`)), 30_000);
    const text = () => [...document.querySelectorAll(watched)].map((one) => one.textContent).join();
    const before = text();
    let pressed = 0;
    const begin = ({ timeStamp }: Event) => (pressed ||= timeStamp);
    for (const type of ['pointerdown', 'input']) addEventListener(type, begin, { capture: true });
    const afterPaint = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressed);
      port2.postMessage(undefined);
    };
    const observer = new MutationObserver(() => {
      if (!pressed || text() === before || !text()) return;
      observer.disconnect();
      requestAnimationFrame(afterPaint);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
