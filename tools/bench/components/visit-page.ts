import type { Browser, CDPSession, Page } from 'playwright';
import type { Scene } from './bench-page.tsx';

/** What one visit of a candidate's page costs: thread time in milliseconds, bytes of heap. */
export interface Cost {
  /** JavaScript of all scenes together. */
  script: number;
  /** Sixty cards, from the call until they are painted. */
  mount: number;
  /** The page, the same. */
  page: number;
  /** The first dialog, from the press until it is painted; what it has to fetch is waited for. */
  dialog: number;
  heap: number;
  /** Of the cards, the page and the dialog. */
  elements: number;
}

interface Spent {
  script: number;
  task: number;
  heap: number;
}

/** One visit in a fresh context: nothing is compiled, no style is set. */
export async function visitPage(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.route('**/uploads/**', (route) =>
      route.fulfill({ contentType: 'image/gif', body: pixel }),
    );
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'networkidle' });

    const start = await spent(devtools);
    const mount = await show(page, devtools, 'cards');
    const inCards = await page.locator('body *').count();
    await show(page, devtools, 'tabs');
    const whole = await show(page, devtools, 'page');
    const beforePress = await spent(devtools);
    await page.evaluate(openDialog);
    const opened = await spent(devtools);
    const inPageAndDialog = await page.locator('body *').count();
    await page.keyboard.press('Escape');
    await page.evaluate(painted);
    await devtools.send('HeapProfiler.collectGarbage');
    const end = await spent(devtools);
    return {
      script: end.script - start.script,
      mount,
      page: whole,
      dialog: opened.task - beforePress.task,
      heap: end.heap,
      elements: inCards + inPageAndDialog,
    };
  } finally {
    await context.close();
  }
}

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

async function show(page: Page, devtools: CDPSession, scene: Scene): Promise<number> {
  await page.evaluate(() => window.show('empty'));
  await page.evaluate(painted);
  const before = await spent(devtools);
  await page.evaluate((next) => window.show(next), scene);
  await page.evaluate(painted);
  return (await spent(devtools)).task - before.task;
}

async function spent(devtools: CDPSession): Promise<Spent> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    script: of('ScriptDuration') * 1000,
    task: of('TaskDuration') * 1000,
    heap: of('JSHeapUsedSize'),
  };
}

/** Runs in the page: two frames on, what was asked for is painted. */
async function painted(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}

/** Runs in the page. */
async function openDialog(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  document.querySelector<HTMLButtonElement>('#open')?.click();
  while (!document.querySelector('dialog, [role="dialog"]')) await frame();
  await frame();
  await frame();
}
