// From the press of a link to the first content of the next page, painted: medians of one run.
//   node tools/bench/changes-of-page.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, devices, type Browser, type Page } from 'playwright';
import { build } from '../build.ts';
import { ensureChromium } from '../ensure-chromium.ts';
import { median } from './measure.ts';
import { startServer } from './server-process.ts';
import { slowPhone } from './slow-phone.ts';

const PORT = 3992;
const ROUNDS = 7;
/** How long the page has been open when the link is pressed. */
const OPEN_MS = 3000;
const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 } };
const desk = { viewport: { width: 1280, height: 800 } };

interface Change {
  name: string;
  from: string;
  link: string;
  screen: typeof phone | typeof desk;
}

const changes: Change[] = [
  { name: 'list to room', from: '/rooms', link: 'main article a', screen: phone },
  { name: 'list to treatment', from: '/spa', link: 'main article a', screen: phone },
  { name: 'list to event', from: '/events', link: 'main article a', screen: phone },
  { name: 'header to rooms', from: '/', link: 'header nav a[href="/rooms"]', screen: desk },
  { name: 'header to contact', from: '/', link: 'header nav a[href="/contact"]', screen: desk },
];

/** Milliseconds of each change of page, at 1.6 Mbit/s, 150 ms and the processor slowed four times. */
export async function changesOfPage(url: string): Promise<[string, number][]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  const seen = changes.map((): number[] => []);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, change] of changes.entries()) {
        seen[index]?.push(await changePage(browser, url, change));
      }
    }
  } finally {
    await browser.close();
  }
  return changes.map(({ name }, index) => [name, median(seen[index] ?? [])]);
}

async function changePage(browser: Browser, url: string, change: Change): Promise<number> {
  const context = await browser.newContext(change.screen);
  try {
    const page = await context.newPage();
    await slowPhone(page);
    await page.goto(url + change.from, { waitUntil: 'load' });
    await page.waitForTimeout(OPEN_MS);
    return await press(page, change);
  } finally {
    await context.close();
  }
}

/** A finger leaves no time between its touch and the press; nor does this mouse. */
async function press(page: Page, { link, screen }: Change): Promise<number> {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${link} is not on the page.`);
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const painted = page.evaluate(nextHeading);
  if (screen === phone) await page.touchscreen.tap(...middle);
  else await page.mouse.click(...middle);
  return await painted;
}

/**
 * Runs in the page. From the press to the frame that shows another heading: the task after that
 * frame's animation callbacks begins once the frame is painted.
 */
function nextHeading(): Promise<number> {
  return new Promise((resolve) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    let pressed = 0;
    addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    const afterPaint = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressed);
      port2.postMessage(undefined);
    };
    const observer = new MutationObserver(() => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      requestAnimationFrame(afterPaint);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

async function main(): Promise<void> {
  await build();
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibule-bench-'));
  const server = await startServer(PORT, folder);
  try {
    for (const [name, milliseconds] of await changesOfPage(server.url)) {
      console.log(`${name.padEnd(20)} ${milliseconds.toFixed(0)} ms`);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await main();
