// Breaks one line of the domain after the other in a copy of the tree, and fails where no related test notices.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '../copy-tree.ts';
import { mutants } from './mutants/mutants.ts';

const { folder, environment } = copyTree();
const config = 'tools/checks/mutants/vitest.config.ts';
const tests = ['related', '--run', '--root', '.', '--config', config, '--bail', '1'];

/** Whether every test that the file can reach passes. */
function passes(file: string): boolean {
  const { status } = spawnSync('vitest', [...tests, file], { cwd: folder, env: environment });
  return status === 0;
}

function mistakeOf(file: string, text: string, change: string): string | undefined {
  const place = path.join(folder, file);
  const source = readFileSync(place, 'utf8');
  if (source.split(text).length !== 2) return `does not hold “${text}” once`;
  writeFileSync(
    place,
    source.replace(text, () => change),
  );
  const unnoticed = passes(file);
  writeFileSync(place, source);
  return unnoticed ? `nothing notices “${change}” instead of “${text}”` : undefined;
}

const [chosen = ''] = process.argv.slice(2);
const tried = mutants.filter(([file]) => file.startsWith(chosen));
let left = 0;
for (const [name, text, change] of tried) {
  const file = `packages/domain/src/${name}`;
  const mistake = mistakeOf(file, text, change);
  if (mistake) left += 1;
  console.log(mistake ? `${file}: ${mistake}` : `noticed  ${name}  ${change}`);
}
rmSync(folder, { recursive: true, force: true });
console.log(`${tried.length} changes, ${left} of them unnoticed.`);
if (left > 0) process.exitCode = 1;
