import type { CDPSession, Page } from 'playwright';
import { findBarriers } from './find-barriers.ts';
import { findOverflow, lengthenTexts, TIMES_AS_LONG } from './find-overflow.ts';
import {
  findColourOnlyStates,
  findEdgelessWindows,
  findFocusless,
  findFrameless,
  findMotion,
} from './find-visual-faults.ts';

interface Frame {
  width: number;
  /** The browser's own text size, in percent: media queries follow it, as at a guest's. */
  text: number;
  theme: Theme;
}

/** A hotel's theme, as a stylesheet. */
export interface Theme {
  name: string;
  css: string;
}

/** In the order of the frames: at 360 px, at 200 % text, from right to left, with long texts. */
export type FrameThemes = readonly [Theme, Theme, Theme, Theme];

const width = 360;

export type StressName =
  | 'reduced motion'
  | 'at 360 px'
  | 'at 200 % text and 360 px'
  | 'at 200 % text'
  | 'from right to left at 360 px'
  | 'axe from right to left'
  | 'axe from right to left in dark'
  | 'forced colours'
  | 'long texts'
  | 'long texts at 360 px';

export interface Problem {
  stress: StressName;
  problem: string;
}

/** As the page has it. */
const ownTheme: Theme = { name: '', css: '' };
const ownThemes: FrameThemes = [ownTheme, ownTheme, ownTheme, ownTheme];

export interface StressOptions {
  themes?: FrameThemes;
  resize?: (width: number) => Promise<void>;
}

/** What a look can break: the story tests run what axe runs by default on the story as it is. */
const rules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Puts a settled story under every stress that needs no other render; tells what gives way, and in whose theme. */
export async function stress(page: Page, options: StressOptions = {}): Promise<Problem[]> {
  await using frames = await openFrames(page, options);
  const [narrow, large] = options.themes ?? ownThemes;
  frames.note('reduced motion', await page.evaluate(findMotion));
  await frames.noteOverflow('at 360 px', { width, theme: narrow });
  await frames.noteOverflow('at 200 % text and 360 px', { width, text: 200, theme: large });
  await frames.noteOverflow('at 200 % text', { text: 200, theme: large });
  return frames.problems;
}

/** Every stress that is looked at from right to left, of a story that was turned. Its texts are long from then on. */
export async function stressTurned(page: Page, options: StressOptions = {}): Promise<Problem[]> {
  await using frames = await openFrames(page, options);
  const [, , turned, long] = options.themes ?? ownThemes;
  const findWith = (some: string[]) => settled(page, () => findBarriers(page, some));
  await frames.noteOverflow('from right to left at 360 px', { width, theme: turned });
  frames.note('axe from right to left', await findWith(rules));
  const mode = await page.evaluate(setMode, 'dark');
  frames.note('axe from right to left in dark', await findWith(colourRules));
  await page.evaluate(setMode, mode);
  await frames.change({ theme: long });
  frames.note('forced colours', await findInForcedColours(page));
  await page.evaluate(lengthenTexts, TIMES_AS_LONG);
  await frames.noteOverflow('long texts', { theme: long });
  await frames.noteOverflow('long texts at 360 px', { width, theme: long });
  return frames.problems;
}

/** Puts a page into one frame after the other, and in the end into its own. */
async function openFrames(page: Page, { resize = resizeWindow(page) }: StressOptions) {
  const cdp = await page.context().newCDPSession(page);
  const own: Frame = { width: await page.evaluate(() => innerWidth), text: 100, theme: ownTheme };
  let frame = own;
  const problems: Problem[] = [];
  const change = async ({ theme = ownTheme, ...next }: Partial<Frame>) => {
    const to = { ...own, ...next, theme };
    await changeFrame({ page, cdp, resize }, frame, to);
    frame = to;
  };
  const note = (name: StressName, found: string[]) => {
    const where = frame.theme.name && `${frame.theme.name}: `;
    problems.push(...found.map((problem) => ({ stress: name, problem: where + problem })));
  };
  const noteOverflow = async (name: StressName, next: Partial<Frame>) => {
    await change(next);
    note(name, await settled(page, () => page.evaluate(findOverflow)));
  };
  const close = async () => {
    await change(own);
    await cdp.detach();
  };
  return { problems, change, note, noteOverflow, [Symbol.asyncDispose]: close };
}

const resizeWindow = (page: Page) => (to: number) =>
  page.setViewportSize({ width: to, height: 800 });

/** In the other mode only colours differ, so the story is not rendered again. */
function setMode(mode: string | undefined): string | undefined {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  if (mode === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = mode;
  return before;
}

/** Beside the story: a theme is declarations alone, and a render by Storybook waits a tenth of a second. */
async function setTheme(page: Page, { css }: Theme): Promise<void> {
  await page.evaluate((text) => {
    const id = 'theme-under-stress';
    document.getElementById(id)?.remove();
    if (text)
      document.head.append(
        Object.assign(document.createElement('style'), { id, textContent: text }),
      );
  }, css);
}

/** What measures itself takes a moment to follow a new frame; what is still wrong then is wrong. */
async function settled(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  let found = await find();
  for (let again = 0; found.length > 0 && again < 5; again += 1) {
    await page.waitForTimeout(100);
    found = await find();
  }
  return found;
}

async function findInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(findFrameless);
  found.push(...(await page.evaluate(findEdgelessWindows)));
  found.push(...(await page.evaluate(findColourOnlyStates)));
  // From here on the focus is the keyboard's, and shows.
  await page.keyboard.press('Tab');
  found.push(...(await page.evaluate(findFocusless)));
  await page.emulateMedia({ forcedColors: null });
  return found;
}

interface FramedPage {
  page: Page;
  cdp: CDPSession;
  resize: (width: number) => Promise<void>;
}

/** Only what differs: a text size that is set again costs as much as another. */
async function changeFrame({ page, cdp, resize }: FramedPage, from: Frame, to: Frame) {
  if (to.theme !== from.theme) await setTheme(page, to.theme);
  if (to.text !== from.text) await setTextSize(page, cdp, to.text);
  if (to.width !== from.width) await resize(to.width);
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

async function setTextSize(page: Page, cdp: CDPSession, percent: number): Promise<void> {
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 };
  await cdp.send('Page.setFontSizes', { fontSizes });
  // The new text size takes a moment, in which nothing is found.
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${fontSizes.standard}px`,
  );
}
