import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { light } from '../../packages/ui/src/theme/colours.ts';
import { buildStorybook } from '../stories/build-storybook.ts';
import { writeReport } from './report.ts';
import { review } from './review.ts';

const root = path.resolve(import.meta.dirname, '../..');
const minutes = 60_000;
let temporary: string;
let before: string;

beforeAll(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'vestibule-review-'));
  before = path.join(temporary, 'before');
  buildStorybook(root, before, 'tools/visual/sample');
}, 3 * minutes);

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

test('the same stories twice differ in nothing', { timeout: 5 * minutes }, async () => {
  const { pictures, findings } = await review({ before, after: before });
  expect(pictures).toBeGreaterThan(15);
  expect(findings.map(({ story, look }) => `${story.id} (${look})`)).toEqual([]);
});

test('one step of a colour token is seen', { timeout: 5 * minutes }, async () => {
  const result = await review({ before, after: withOtherAccent() });
  const seen = result.findings.map(({ story, look }) => `${story.id} ${look}`);
  expect(seen).toContain('actions-button--default light');
  expect(seen).toContain('matrix-button--variants phone');
  expect(seen).not.toContain('matrix-button--variants dark');
  expect(seen).not.toContain('matrix-badge--tones light');

  const report = readFileSync(writeReport(path.join(temporary, 'report'), 'base', result), 'utf8');
  const picture = 'actions-button--default.light.difference.png';
  expect(report).toContain(`src="${picture}"`);
  expect(readdirSync(path.join(temporary, 'report'))).toContain(picture);
});
