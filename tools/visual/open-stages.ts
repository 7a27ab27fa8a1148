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

async function openSide(openAnother: () => Promise<Stage>): Promise<SideStages> {
  const first = await openAnother();
  let second: Promise<Stage> | undefined;
  return {
    first,
    second: () => (second ??= openAnother()),
    openAnother,
    [Symbol.asyncDispose]: async () => closeAll([first, ...(second ? [await second] : [])]),
  };
}

async function closeAll(open: readonly AsyncDisposable[]): Promise<void> {
  await Promise.all(open.map((one) => one[Symbol.asyncDispose]()));
}
