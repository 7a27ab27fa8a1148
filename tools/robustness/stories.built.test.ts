import type { Browser, Page } from 'playwright';
import { themeCss } from '@vestibule/ui/theme';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hotelThemes } from '../../.storybook/themes/index.ts';
import { openBrowser } from '../stories/browser.ts';
import { builtStories } from '../stories/built-stories.ts';
import { serveFolder, type ServedFolder } from '../stories/serve-folder.ts';
import { openStage, type Stage } from '../stories/stage.ts';
import { readStories } from '../stories/story-index.ts';
import { exceptions } from './exceptions.ts';
import { findForeignWords } from './foreign-words.ts';
import { markupOf } from './markup.ts';
import { forgetNoted } from './pseudo-language.ts';
import { stress, type FrameThemes, type Theme } from './stress.ts';

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

/** English, with a note of what catalogues gave. */
const locale = 'noted';
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

/** The first story with each markup. */
const firsts = new Map<string, string>();

/** A fifth of the stories is about the way to what another shows: that is put under stress once. */
async function showsSomethingNew(page: Page, id: string): Promise<boolean> {
  const markup = await page.evaluate(markupOf);
  const first = firsts.get(markup) ?? id;
  firsts.set(markup, first);
  return first === id || id in exceptions;
}

function openFresh(): Promise<Stage> {
  return openStage(browser, served.url, {
    globals: ['theme:light', `locale:${locale}`],
    width: 1280,
    small: true,
  });
}

/** Every text of a component is a catalogue's, the story's or a number; then: reduced motion, right to left (with axe, in light and in dark), 360 px, 200 % text, forced colours, texts three times as long, in the themes of four hotels. */
describe.concurrent('a story under stress loses nothing', () => {
  test.each(stories)('%s', async (id) => {
    const stage = free.pop() ?? (await openFresh());
    await stage.page.evaluate(forgetNoted);
    await stage.show(id);
    const isNew = await showsSomethingNew(stage.page, id);
    const words = isNew ? await findForeignWords(stage.page, fileOf.get(id) ?? '') : [];
    const problems = isNew
      ? await stress(stage.page, {
          globals: { locale },
          themes: themesOf(id),
          resize: stage.resize,
        })
      : [];
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
