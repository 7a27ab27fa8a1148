import type { Browser } from 'playwright';
import { themeCss } from '@vestibule/ui/theme';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hotelThemes } from '../../.storybook/themes/index.ts';
import { openBrowser } from '../stories/browser.ts';
import { builtStories } from '../stories/built-stories.ts';
import { changeGlobals } from '../stories/in-page.ts';
import { serveFolder, type ServedFolder } from '../stories/serve-folder.ts';
import { openStage, type Stage } from '../stories/stage.ts';
import { readStories } from '../stories/story-index.ts';
import { exceptions } from './exceptions.ts';
import { findForeignWords } from './foreign-words.ts';
import { forgetNoted } from './pseudo-language.ts';
import { SeenParts, storyPartsOf } from './story-parts.ts';
import { stress, stressTurned, type FrameThemes, type Theme } from './stress.ts';

const told = readStories(builtStories);
const stories = told.map(({ id }) => id);
const fileOf = new Map(told.map(({ id, importPath }) => [id, importPath]));

/** The library's own is the last: axe meets it in the story tests too. */
const { vestibule, ...others } = hotelThemes;
const own = themeOf(vestibule);
const themes = [...Object.values(others).map(themeOf), own];
const themeAt = (index: number) => themes[index % themes.length] ?? own;

function themeOf({ title, theme }: (typeof hotelThemes)[keyof typeof hotelThemes]): Theme {
  return { name: title, css: theme ? themeCss(theme) : '' };
}

/** Each frame is in another theme, and the next story of the component begins with the next one. */
function themesOf(id: string): FrameThemes {
  const siblings = stories.filter((other) => fileOf.get(other) === fileOf.get(id));
  const first = siblings.indexOf(id);
  return [themeAt(first), themeAt(first + 1), themeAt(first + 2), themeAt(first + 3)];
}

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

const seen = new SeenParts();
/** A story that is tried once more is put under stress once more. */
const withNews = new Set<string>(Object.keys(exceptions));

let lastTurn = Promise.resolve();

/** Stories are shown at once and looked through in their order: each run puts the same ones under stress. */
function takeTurn() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const turn = lastTurn;
  lastTurn = promise;
  return { turn, endTurn: resolve };
}

async function show(id: string): Promise<{ stage: Stage; isNew: boolean }> {
  const { turn, endTurn } = takeTurn();
  try {
    const stage = free.pop() ?? (await openFresh());
    await stage.page.evaluate(forgetNoted);
    await stage.show(id);
    const parts = await stage.page.evaluate(storyPartsOf);
    await turn;
    // What is excused is not proved for others.
    if (!(id in exceptions) && seen.see(parts)) withNews.add(id);
    return { stage, isNew: withNews.has(id) };
  } finally {
    endTurn();
  }
}

function openFresh(): Promise<Stage> {
  return openStage(browser, served.url, {
    // English, with a note of what catalogues gave.
    globals: { theme: 'light', locale: 'noted', direction: 'language' },
    width: 1280,
    small: true,
  });
}

/** Every text of a component is a catalogue's, the story's or a number; and a part that is new loses nothing under stress (decision 078). */
describe.concurrent('a story under stress loses nothing', () => {
  test.each(stories)('%s', async (id) => {
    const { stage, isNew } = await show(id);
    const options = { themes: themesOf(id), resize: stage.resize };
    const problems = isNew ? await stress(stage.page, options) : [];
    await stage.page.evaluate(changeGlobals, { locale: 'pseudo', direction: 'rtl' });
    const words = await findForeignWords(stage.page, fileOf.get(id) ?? '');
    if (isNew) problems.push(...(await stressTurned(stage.page, options)));
    free.push(stage);

    expect(words).toEqual([]);

    const excused = Object.keys(exceptions[id] ?? {});
    expect(problems.filter(({ stress: name }) => !excused.includes(name))).toEqual([]);
    const met = new Set<string>(problems.map(({ stress: name }) => name));
    expect(excused.filter((name) => !met.has(name))).toEqual([]);
  });
});

test('what is excused is a story', () => {
  expect(stories).toEqual(expect.arrayContaining(Object.keys(exceptions)));
});
