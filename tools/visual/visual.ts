import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStorybook } from '../stories/build-storybook.ts';
import { checkOutBase } from './base-tree.ts';
import { summaryOf, writeReport } from './report.ts';
import { putBackAtExit } from './put-back.ts';
import { review } from './review.ts';

const root = path.resolve(import.meta.dirname, '../..');
const begun = performance.now();
const temporary = mkdtempSync(path.join(tmpdir(), 'vestibule-visual-'));
const folders = { before: path.join(temporary, 'before'), after: path.join(temporary, 'after') };
const baseTree = path.join(temporary, 'tree');

const name = (await checkOutBase(process.argv[2], baseTree)).slice(0, 10);
putBackAtExit(() => rmSync(temporary, { recursive: true, force: true }));
process.stdout.write(`Building the stories of ${name} and of this tree …\n`);
await buildStorybook(baseTree, folders.before);
await buildStorybook(root, folders.after);
process.stdout.write('Comparing …\n');
const result = await review(folders, (looked, pictures) => {
  if (looked % 100 === 0) process.stdout.write(`${looked} of ${pictures} pictures\n`);
});
const file = writeReport(path.join(root, '.cache/visual'), name, result);
for (const finding of result.findings) {
  process.stdout.write(`${finding.story.id} (${finding.look}): ${summaryOf(finding)}\n`);
}
if (result.findings.some(({ problem }) => problem)) process.exitCode = 1;
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
process.stdout.write(
  `${result.findings.length} of ${result.pictures} pictures differ; ${minutes} minutes\n${pathToFileURL(file).href}\n`,
);
