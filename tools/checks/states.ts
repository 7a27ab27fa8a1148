// Holds Storybook's index against the states that each kind of component must show and against the
// matrices, the page of each component against what a designer looks for there, and its status
// against what that asks. A story's name is one that can be read in the sidebar.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { factsOf } from '../bench/facts/read-facts.ts';
import { components } from './states/components.ts';
import { findMistakes, isShown, type Entry } from './states/find-mistakes.ts';
import { findOddNames } from './states/find-odd-names.ts';
import { findWithoutMatrix } from './states/find-without-matrix.ts';
import { findRestless } from './states/find-restless.ts';
import { findPageless, findUndocumented, componentTitle } from './states/find-undocumented.ts';
import { findUnexplained, findUnplayed } from './states/find-unexplained.ts';
import type { Kind } from './states/kinds.ts';
import { findUnready } from './states/status.ts';

const root = path.resolve(import.meta.dirname, '../..');
const configDir = path.join(root, '.storybook');
const index = await buildIndex({ configDir, ci: true, quiet: true, disableTelemetry: true });
const entries: (Entry & { name: string })[] = Object.values(index.entries);
const folder = path.join(root, 'packages/ui/src');
const readIn = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const pages = globSync('*/*/*.mdx', { cwd: folder }).map((file) => {
  const text = readIn(file);
  const imports = text.matchAll(/^import \* as (\w+) from '(.*)';$/gm);
  const stories = [...imports].map(([, name = '', from = '']) => [
    name,
    readIn(path.join(path.dirname(file), `${from}.tsx`)),
  ]);
  return { file, text, stories: Object.fromEntries(stories) as Record<string, string> };
});

const matrices = globSync('**/*.matrix.stories.tsx', { cwd: folder }).map((file) => ({
  file: path.join('packages/ui/src', file),
  text: readIn(file),
}));

const answered = new Set<Kind>(['action', 'input', 'form', 'filters', 'overlay', 'flow']);

/** A component with its parts: how far it is, against what that asks. */
function findUnreadyOf(title: string, stories: readonly Entry[]): string[] {
  const files = [...new Set(stories.map(({ importPath }) => path.resolve(root, importPath)))];
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  const code = folders.flatMap((at) =>
    globSync('*.{ts,tsx}', { cwd: at, exclude: (file) => /\.(stories|test)\./.test(file) }).map(
      (file) => path.join(at, file),
    ),
  );
  return findUnready(
    title,
    stories.map(({ tags = [] }) => tags),
    {
      answered: stories.some((story) => answered.has(components[story.title]?.kind ?? 'shape')),
      code: code.map((file) => readFileSync(file, 'utf8')),
      stories: files.map((file) => readFileSync(file, 'utf8')),
      measured: stories.some(({ importPath }) => factsOf(importPath) !== undefined),
    },
  );
}

const ofLibrary = entries
  .filter(isShown)
  .filter(({ importPath }) => importPath.includes('packages/ui/src/'));
const byComponent = Map.groupBy(ofLibrary, ({ title }) => componentTitle(title));

const mistakes = [
  ...findMistakes(entries, components),
  ...findPageless(entries),
  ...findOddNames(entries.filter(({ importPath }) => !importPath.includes('/internal/'))),
  ...findWithoutMatrix(entries, matrices),
  ...[...new Set(entries.filter(isShown).map(({ importPath }) => importPath))].flatMap((file) =>
    findRestless(file, readFileSync(path.resolve(root, file), 'utf8')),
  ),
  ...[...byComponent].flatMap(([title, stories]) => findUnreadyOf(title, stories)),
  ...pages.flatMap((page) =>
    [findUndocumented, findUnexplained, findUnplayed].flatMap((find) => find(page)),
  ),
];
const stories = entries.filter((entry) => entry.type === 'story').length;

for (const mistake of mistakes) console.error(mistake);
console.log(
  `${stories} stories of ${Object.keys(components).length} titles, ${pages.length} pages.`,
);
process.exit(mistakes.length > 0 ? 1 : 0);
