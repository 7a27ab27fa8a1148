import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../stories/browser.ts';
import { builtStories } from '../stories/built-stories.ts';
import { serveFolder, type ServedFolder } from '../stories/serve-folder.ts';
import { openStage, type Stage } from '../stories/stage.ts';
import { readStories } from '../stories/story-index.ts';
import { exceptions } from './exceptions.ts';
import { findForeignWords } from './foreign-words.ts';
import { forgetNoted } from './pseudo-language.ts';
import { stress } from './stress.ts';

const told = readStories(builtStories);
const stories = told.map(({ id }) => id);
const fileOf = new Map(told.map(({ id, importPath }) => [id, importPath]));
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

function openFresh(): Promise<Stage> {
  return openStage(browser, served.url, {
    globals: ['theme:light', `locale:${locale}`],
    width: 1280,
  });
}

/** Every text of a component is a catalogue's, the story's or a number; then: reduced motion, 360 px, right to left (with axe), 200 % text, forced colours, texts three times as long. */
describe.concurrent('a story under stress loses nothing', () => {
  test.each(stories)('%s', async (id) => {
    const stage = free.pop() ?? (await openFresh());
    await stage.page.evaluate(forgetNoted);
    await stage.show(id);
    const words = await findForeignWords(stage.page, fileOf.get(id) ?? '');
    const problems = await stress(stage.page, { locale });
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
