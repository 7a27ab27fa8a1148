import type { CDPSession, Page } from 'playwright';
import { turn, type Direction } from '../stories/in-page.ts';
import { findBarriers } from './find-barriers.ts';
import { findOverflow, lengthenTexts } from './find-overflow.ts';
import {
  findColourOnlyStates,
  findEdgelessWindows,
  findFocusless,
  findFrameless,
  findMotion,
} from './find-visual-faults.ts';

interface Frame {
  width?: number;
  /** The browser's own text size, in percent: media queries follow it, as at a guest's. */
  text?: number;
  direction?: Direction;
}

const width = 360;
const frames = {
  'at 360 px': { width },
  'at 200 % text and 360 px': { width, text: 200 },
  'at 200 % text': { text: 200 },
  'from right to left at 360 px': { width, direction: 'rtl' },
} as const satisfies Record<string, Frame>;

type FrameName = keyof typeof frames;
export type StressName =
  | FrameName
  | 'axe from right to left'
  | 'reduced motion'
  | 'forced colours'
  | 'long texts'
  | 'long texts at 360 px';

export interface Problem {
  stress: StressName;
  problem: string;
}

/** Puts a settled story under every stress; tells what gives way. */
export async function stress(page: Page): Promise<Problem[]> {
  const cdp = await page.context().newCDPSession(page);
  const own = page.viewportSize()?.width ?? 1280;
  const problems: Problem[] = [];
  const note = (name: StressName, found: string[]) =>
    problems.push(...found.map((problem) => ({ stress: name, problem })));
  const noteOverflow = async (name: StressName, frame: Frame) => {
    await setFrame(page, cdp, { width: own, ...frame });
    note(name, await settled(page, () => page.evaluate(findOverflow)));
  };

  note('reduced motion', await page.evaluate(findMotion));
  for (const name of Object.keys(frames) as FrameName[]) await noteOverflow(name, frames[name]);
  // The last frame has turned the story.
  note('axe from right to left', await settled(page, () => findBarriers(page)));
  await setFrame(page, cdp, { width: own });
  note('forced colours', await findInForcedColours(page));
  await page.evaluate(lengthenTexts);
  await noteOverflow('long texts', {});
  await noteOverflow('long texts at 360 px', { width });
  await cdp.detach();
  return problems;
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

async function setFrame(page: Page, cdp: CDPSession, frame: Frame): Promise<void> {
  const { width: wide = width, text = 100, direction = 'ltr' } = frame;
  const fontSizes = { standard: (16 * text) / 100, fixed: (13 * text) / 100 };
  await cdp.send('Page.setFontSizes', { fontSizes });
  await page.setViewportSize({ width: wide, height: 800 });
  // The new text size takes a moment, in which nothing is found.
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${fontSizes.standard}px`,
  );
  await page.evaluate(turn, direction);
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
