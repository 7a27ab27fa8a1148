import type { Browser, Page } from 'playwright';
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
import { TIMES_AS_LONG } from './find-overflow.ts';
import { findForeignWords } from './foreign-words.ts';
import { partsOf, SeenParts } from './parts.ts';
import { forgetNoted } from './pseudo-language.ts';
import { stress, type FrameThemes, type Problem, type Theme } from './stress.ts';

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

const pseudo = { locale: 'pseudo' };
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

const seen = new SeenParts(TIMES_AS_LONG);
/** A story that is tried once more is put under stress once more. */
const withNewParts = new Set<string>(Object.keys(exceptions));

/** Nearly half of the stories are about the way to what others show: see decision 078. */
async function showsSomethingNew(page: Page, id: string): Promise<boolean> {
  if (seen.add(await page.evaluate(partsOf))) withNewParts.add(id);
  return withNewParts.has(id);
}

async function readWordsAlone(page: Page, find: () => Promise<string[]>): Promise<Problem[]> {
  await page.evaluate(changeGlobals, pseudo);
  return (await find()).map((problem) => ({ stress: 'words of no catalogue', problem }));
}

function openFresh(): Promise<Stage> {
  return openStage(browser, served.url, {
    // English, with a note of what catalogues gave.
    globals: { theme: 'light', locale: 'noted', direction: 'language' },
    width: 1280,
    small: true,
  });
}

/** Every text of a component is a catalogue's, the story's or a number; then: reduced motion, 360 px, 200 % text, and in the pseudo-language from right to left 360 px, axe (in light and in dark), forced colours, texts three times as long, in the themes of four hotels. */
describe.concurrent('a story under stress loses nothing', () => {
  test.each(stories)('%s', async (id) => {
    const stage = free.pop() ?? (await openFresh());
    await stage.page.evaluate(forgetNoted);
    await stage.show(id);
    const findWords = () => findForeignWords(stage.page, fileOf.get(id) ?? '');
    const problems = (await showsSomethingNew(stage.page, id))
      ? await stress(stage.page, {
          globals: pseudo,
          findForeignWords: findWords,
          themes: themesOf(id),
          resize: stage.resize,
        })
      : await readWordsAlone(stage.page, findWords);
    free.push(stage);

    const excused = Object.keys(exceptions[id] ?? {});
    expect(problems.filter(({ stress: name }) => !excused.includes(name))).toEqual([]);
    const met = new Set<string>(problems.map(({ stress: name }) => name));
    expect(excused.filter((name) => !met.has(name))).toEqual([]);
  });
});

test('what is excused is a story', () => {
  expect(stories).toEqual(expect.arrayContaining(Object.keys(exceptions)));
});
