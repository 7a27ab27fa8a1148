import type { CDPSession, Page } from 'playwright';
import { changeGlobals, type Direction, type Globals } from '../stories/in-page.ts';
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
  direction: Direction;
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
  | 'words of no catalogue'
  | 'axe from right to left'
  | 'axe from right to left in dark'
  | 'forced colours from right to left'
  | 'long texts from right to left'
  | 'long texts from right to left at 360 px';

export interface Problem {
  stress: StressName;
  problem: string;
}

/** As the page has it. */
const ownTheme: Theme = { name: '', css: '' };

interface StressOptions {
  /** Set with the turn to the left: a render of their own would take as long. */
  globals?: Globals;
  /** Looks for them once the story has turned. */
  findForeignWords?: () => Promise<string[]>;
  themes?: FrameThemes;
  resize?: (width: number) => Promise<void>;
}

/** What only a look can break: the story tests run all of axe on the story as it is. */
const rules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Puts a settled story under every stress; tells what gives way, and in whose theme. It is rendered once
 * more, to be turned, and stays so: the next story begins with globals of its own.
 */
export async function stress(
  page: Page,
  {
    globals = {},
    findForeignWords = () => Promise.resolve([]),
    themes = [ownTheme, ownTheme, ownTheme, ownTheme],
    resize = (to) => page.setViewportSize({ width: to, height: 800 }),
  }: StressOptions = {},
): Promise<Problem[]> {
  const cdp = await page.context().newCDPSession(page);
  const own: Frame = {
    width: await page.evaluate(() => innerWidth),
    text: 100,
    direction: 'language',
    theme: ownTheme,
  };
  const [narrow, large, turned, long] = themes;
  let frame = own;
  const problems: Problem[] = [];
  const note = (name: StressName, found: string[]) => {
    const where = frame.theme.name && `${frame.theme.name}: `;
    problems.push(...found.map((problem) => ({ stress: name, problem: where + problem })));
  };
  const setFrame = async (next: Frame) => {
    await changeFrame(page, cdp, { from: frame, to: next, globals, resize });
    frame = next;
  };
  const noteOverflow = async (name: StressName, next: Frame) => {
    await setFrame(next);
    note(name, await settled(page, () => page.evaluate(findOverflow)));
  };
  const findWith = (some: string[]) => settled(page, () => findBarriers(page, some));

  note('reduced motion', await page.evaluate(findMotion));
  await noteOverflow('at 360 px', { ...own, width, theme: narrow });
  const largeText: Frame = { ...own, text: 200, theme: large };
  await noteOverflow('at 200 % text and 360 px', { ...largeText, width });
  await noteOverflow('at 200 % text', largeText);
  const rightToLeft: Frame = { ...own, direction: 'rtl', theme: turned };
  await noteOverflow('from right to left at 360 px', { ...rightToLeft, width });
  note('words of no catalogue', await findForeignWords());
  note('axe from right to left', await findWith(rules));
  const mode = await page.evaluate(setMode, 'dark');
  note('axe from right to left in dark', await findWith(colourRules));
  await page.evaluate(setMode, mode);
  const withLongTexts: Frame = { ...rightToLeft, theme: long };
  await setFrame(withLongTexts);
  note('forced colours from right to left', await findInForcedColours(page));
  await page.evaluate(lengthenTexts, TIMES_AS_LONG);
  await noteOverflow('long texts from right to left', withLongTexts);
  await noteOverflow('long texts from right to left at 360 px', { ...withLongTexts, width });
  await setTheme(page, ownTheme);
  await cdp.detach();
  return problems;
}

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

interface FrameChange {
  from: Frame;
  to: Frame;
  globals: Globals;
  resize: (width: number) => Promise<void>;
}

/** Only what differs: a text size or a direction that is set again costs as much as another. */
async function changeFrame(
  page: Page,
  cdp: CDPSession,
  { from, to, globals, resize }: FrameChange,
) {
  if (to.theme !== from.theme) await setTheme(page, to.theme);
  if (to.text !== from.text) await setTextSize(page, cdp, to.text);
  if (to.width !== from.width) await resize(to.width);
  if (to.direction !== from.direction)
    await page.evaluate(changeGlobals, { ...globals, direction: to.direction });
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
