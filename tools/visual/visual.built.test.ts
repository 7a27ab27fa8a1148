import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { light } from '../../packages/ui/src/theme/colours.ts';
import { openBrowser } from '../stories/browser.ts';
import { builtStories } from '../stories/built-stories.ts';
import { serveFolder } from '../stories/serve-folder.ts';
import { readStories } from '../stories/story-index.ts';
import { lookOf, type LookName } from './looks.ts';
import { writeReport } from './report.ts';
import { openStages } from './open-stages.ts';
import { review } from './review.ts';
import { reviewStory } from './review-story.ts';

/** One seen once, and two in each of two looks: one of them shows the accent, one does not. */
const sample = ['actions-button--default', 'matrix-button--variants', 'matrix-badge--tones'];
const looks: LookName[] = ['light', 'right-to-left'];
const pictures = 1 + 2 + 2;
/** Beside the stories that it copies: what a killed run leaves is cleared by the next. */
const temporary = path.join(path.dirname(builtStories), 'visual-test');
const before = path.join(temporary, 'before');

beforeAll(() => {
  rmSync(temporary, { recursive: true, force: true });
  cpSync(builtStories, before, { recursive: true, filter: (file) => !file.includes('uploads') });
  const index = path.join(before, 'index.json');
  const { v, entries } = JSON.parse(readFileSync(index, 'utf8'));
  const few = Object.fromEntries(sample.map((id) => [id, entries[id]]));
  writeFileSync(index, JSON.stringify({ v, entries: few }));
});

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** The same stories, with the colour of every accent one step lighter. */
function withOtherAccent(): string {
  const folder = path.join(temporary, 'after');
  cpSync(before, folder, { recursive: true });
  const scripts = readdirSync(path.join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  for (const script of scripts) {
    const file = path.join(folder, 'assets', script);
    const code = readFileSync(file, 'utf8');
    writeFileSync(file, code.replaceAll(light.accent, oneStepFrom(light.accent)));
  }
  return folder;
}

function oneStepFrom(colour: string): string {
  return `#${(Number.parseInt(colour.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;
}

test('the same stories twice differ in nothing', async () => {
  const result = await review({ before, after: before }, { looks });
  expect(result.pictures).toBe(pictures);
  expect(result.findings.map(({ story, look }) => `${story.id} (${look})`)).toEqual([]);
});

test('pictures that only one side has drawn larger before differ in nothing', async () => {
  const dishes = readStories(builtStories).find(({ id }) => id === 'matrix-menuitemcard--variants');
  if (!dishes) throw new Error('There is no story of dishes.');
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stages = await openStages(
    browser,
    { before: served.url, after: served.url },
    lookOf('light'),
  );
  await stages.before.first.show('restaurant-featureddishes--default');
  const sides = ['before', 'after'] as const;
  expect(await reviewStory(stages, { story: dishes, look: 'light', sides })).toBeUndefined();
});

test('one step of a colour token is seen', async () => {
  const result = await review({ before, after: withOtherAccent() }, { looks });
  const seen = result.findings.map(({ story, look }) => `${story.id} ${look}`);
  expect(seen.toSorted()).toEqual([
    'actions-button--default light',
    'matrix-button--variants light',
    'matrix-button--variants right-to-left',
  ]);

  const report = readFileSync(writeReport(path.join(temporary, 'report'), 'base', result), 'utf8');
  const picture = 'actions-button--default.light.difference.png';
  expect(report).toContain(`src="${picture}"`);
  expect(readdirSync(path.join(temporary, 'report'))).toContain(picture);
});
