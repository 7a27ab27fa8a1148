import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hotelThemes } from '../../.storybook/themes/index.ts';
import { openBrowser } from '../stories/browser.ts';
import { builtStories } from '../stories/built-stories.ts';
import { changeGlobals } from '../stories/in-page.ts';
import { serveFolder, type ServedFolder } from '../stories/serve-folder.ts';
import { openStage, type Stage } from '../stories/stage.ts';
import { readStories } from '../stories/story-index.ts';
import { findBarriers } from './find-barriers.ts';

const matrices = readStories(builtStories)
  .filter(({ importPath }) => importPath.endsWith('.matrix.stories.tsx'))
  .map(({ id }) => id);

/** In the library's own look axe sees every story, in light and in dark. */
const { vestibule: _, ...others } = hotelThemes;

/** What a hotel's colours and sizes can break. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

const free: Stage[] = [];
let served: ServedFolder;
let browser: Browser;

beforeAll(async () => {
  served = await serveFolder(builtStories);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await served[Symbol.asyncDispose]();
});

interface Look {
  mode: string;
  direction: string;
}

/** In another mode or direction the same is shown, so the story is not rendered again. */
function setLook({ mode, direction }: Look): Look {
  const page = document.documentElement;
  const before = { mode: page.dataset['theme'] ?? '', direction: page.dir };
  page.dataset['theme'] = mode;
  page.dir = direction;
  return before;
}

const openFresh = () =>
  openStage(browser, served.url, { globals: { theme: 'light' }, width: 1280 });

describe.concurrent('every guest can read a matrix in the look of each hotel', () => {
  test.each(matrices)('%s', async (id) => {
    const stage = free.pop() ?? (await openFresh());
    await stage.show(id);
    const found: Record<string, string[]> = {};
    const note = async (look: string) => {
      const barriers = await findBarriers(stage.page, rules);
      if (barriers.length > 0) found[look] = barriers;
    };
    for (const hotel of Object.keys(others)) {
      await stage.page.evaluate(changeGlobals, { hotel });
      await note(`${hotel}, light, from the left`);
      const before = await stage.page.evaluate(setLook, { mode: 'dark', direction: 'rtl' });
      await note(`${hotel}, dark, from the right`);
      await stage.page.evaluate(setLook, before);
    }
    free.push(stage);
    expect(found).toEqual({});
  });
});
