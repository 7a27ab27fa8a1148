import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStorybook } from '../stories/build-storybook.ts';
import { baseCommit, checkOutBase } from './base-tree.ts';
import { changedSince } from './changed-stories.ts';
import { summaryOf, writeReport } from './report.ts';
import { putBackAtExit } from './put-back.ts';
import { review } from './review.ts';

const root = path.resolve(import.meta.dirname, '../..');
const begun = performance.now();
const temporary = mkdtempSync(path.join(tmpdir(), 'vestibule-visual-'));
putBackAtExit(() => rmSync(temporary, { recursive: true, force: true }));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

const base = baseCommit(positionals[0]);
const name = base.slice(0, 10);
const cache = path.join(root, '.cache/visual');
const folders = {
  before: path.join(cache, `stories-${name}`),
  after: path.join(temporary, 'after'),
};
// A base is built once: the next review of this branch takes it as it is.
if (!existsSync(path.join(folders.before, 'index.json'))) {
  process.stdout.write(`Building the stories of ${name} …\n`);
  const tree = path.join(temporary, 'tree');
  const built = path.join(temporary, 'before');
  await checkOutBase(base, tree);
  await buildStorybook(tree, built);
  for (const old of oldBases()) rmSync(old, { recursive: true, force: true });
  cpSync(built, folders.before, { recursive: true });
}
process.stdout.write('Building the stories of this tree …\n');
await buildStorybook(root, folders.after);
process.stdout.write('Comparing …\n');
const result = await review(folders, {
  isReached: values.all ? undefined : changedSince(base),
  progress: (looked, pictures) => {
    if (looked % 100 === 0) process.stdout.write(`${looked} of ${pictures} pictures\n`);
  },
});
const file = writeReport(path.join(cache, 'report'), name, result);
for (const finding of result.findings) {
  process.stdout.write(`${finding.story.id} (${finding.look}): ${summaryOf(finding)}\n`);
}
if (result.findings.some(({ problem }) => problem)) process.exitCode = 1;
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
process.stdout.write(
  `${result.findings.length} of ${result.pictures} pictures differ; ${minutes} minutes\n${pathToFileURL(file).href}\n`,
);

/** Built Storybooks of earlier bases: one is kept, the newest. */
function oldBases(): string[] {
  mkdirSync(cache, { recursive: true });
  const names = readdirSync(cache).filter((entry) => entry.startsWith('stories-'));
  return names.map((entry) => path.join(cache, entry));
}
