// Holds Storybook's index against the states that each kind of component must show, and the page
// of each component against what a designer looks for there.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { components } from './states/components.ts';
import { findMistakes, type Entry } from './states/find-mistakes.ts';
import { findPageless, findUndocumented } from './states/find-undocumented.ts';
import { findUnexplained, findUnplayed } from './states/find-unexplained.ts';

const configDir = path.resolve(import.meta.dirname, '../../.storybook');
const index = await buildIndex({ configDir, ci: true, quiet: true, disableTelemetry: true });
const entries: Entry[] = Object.values(index.entries);
const folder = path.resolve(import.meta.dirname, '../../packages/ui/src');
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
const mistakes = [
  ...findMistakes(entries, components),
  ...findPageless(entries),
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
