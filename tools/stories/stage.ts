import type { Browser, Page } from 'playwright';
import { openContext } from './browser.ts';
import { hasSettled, selectStory, settlePictures, viewportAsked, type Globals } from './in-page.ts';

export interface Look {
  /** Storybook's, as its toolbar sets them. */
  globals: Globals;
  width: number;
  /** Laid out as ever, and drawn small: a fifth cheaper where nobody looks at the picture. */
  small?: boolean;
}

/** One page of a built Storybook; stories follow each other on it without a reload. */
export interface Stage extends AsyncDisposable {
  page: Page;
  show: (id: string) => Promise<void>;
  /** To a width in CSS pixels. */
  resize: (width: number) => Promise<void>;
}

const height = 800;
/** Milliseconds. */
export const patience = 120_000;
/** Milliseconds. Asked at every frame, it would have every frame drawn. */
const polling = 20;
/** The story tests run the addon's axe; the stress runs its own, on the story turned. */
const withoutAxe = { 'a11y.manual': '!true' };

/** In a context of its own: Chromium draws a picture from sizes of it that it has drawn before. */
export async function openStage(browser: Browser, url: string, look: Look): Promise<Stage> {
  const context = await openContext(browser);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const { globals } = look;
  const inAddress = Object.entries({ ...withoutAxe, ...globals }).map((each) => each.join(':'));
  const resize = look.small
    ? await smallResizer(page)
    : (width: number) => page.setViewportSize({ width, height });
  const widthOf = () => page.evaluate(() => innerWidth);

  async function settle(id: string): Promise<void> {
    await page.waitForFunction(hasSettled, id, { polling });
    const asked = (await page.evaluate(viewportAsked)) ?? look.width;
    if (asked !== (await widthOf())) {
      await resize(asked);
      await page.evaluate(selectStory, { id, globals });
      await page.waitForFunction(hasSettled, id, { polling });
    }
    await page.evaluate(settlePictures);
  }

  async function show(id: string): Promise<void> {
    await resize(look.width);
    const address = `${url}/iframe.html?viewMode=story&id=${id}&globals=${inAddress.join(';')}`;
    if (page.url().startsWith(url)) await page.evaluate(selectStory, { id, globals });
    else await page.goto(address, { waitUntil: 'commit' });
    await settle(id);
  }

  return { page, show, resize, [Symbol.asyncDispose]: () => context.close() };
}

/** Playwright knows of no scale. The session stays open: what it has set ends with it. */
async function smallResizer(page: Page): Promise<(width: number) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  return async (width) => {
    const size = { width, height, deviceScaleFactor: 1, mobile: false };
    await cdp.send('Emulation.setDeviceMetricsOverride', { ...size, scale: 0.05 });
  };
}
