import type { Browser } from 'playwright';
import { openStage, type Look, type Stage } from '../stories/stage.ts';
import type { BySide, Side, SideStages, Stages } from './review-story.ts';

/** The pages of both sides, in one look. */
export async function openStages(browser: Browser, urls: BySide<string>, look: Look) {
  const open = (side: Side) => openSide(() => openStage(browser, urls[side], look));
  const [before, after] = await Promise.all([open('before'), open('after')]);
  const close = () => closeAll([before, after]);
  return { before, after, [Symbol.asyncDispose]: close } satisfies Stages & AsyncDisposable;
}

/** A second page that could not be opened is forgotten: the next story asks for another. */
export async function openSide(openAnother: () => Promise<Stage>): Promise<SideStages> {
  const first = await openAnother();
  let second: Promise<Stage> | undefined;
  const openSecond = async () => {
    try {
      return await (second ??= openAnother());
    } catch (error) {
      second = undefined;
      throw error;
    }
  };
  const close = async () => {
    const opened = await second?.catch(() => undefined);
    await closeAll(opened ? [first, opened] : [first]);
  };
  return { first, second: openSecond, openAnother, [Symbol.asyncDispose]: close };
}

/** Each one, whatever becomes of the others: their browser is closed behind them. */
async function closeAll(open: readonly AsyncDisposable[]): Promise<void> {
  await Promise.allSettled(open.map((one) => one[Symbol.asyncDispose]()));
}
