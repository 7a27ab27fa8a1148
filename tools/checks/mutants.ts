// Breaks one line of the domain after the other in a copy of the tree, and fails where no related test notices.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '../copy-tree.ts';
import { mutants, type Mutant } from './mutants/mutants.ts';

const { folder, environment } = copyTree();
const config = 'tools/checks/mutants/vitest.config.ts';
const tests = ['related', '--run', '--root', '.', '--config', config, '--bail', '1'];

/** Whether every test that the files can reach passes. */
function passes(files: string[], output: 'ignore' | 'inherit' = 'ignore'): boolean {
  const { status } = spawnSync('vitest', [...tests, ...files], {
    cwd: folder,
    env: environment,
    stdio: output,
  });
  return status === 0;
}

function tryEach(chosen: readonly Mutant[]): void {
  let left = 0;
  for (const [name, text, change] of chosen) {
    const mistake = mistakeOf(`packages/domain/src/${name}`, text, change);
    if (mistake) left += 1;
    console.log(mistake ? `${name}: ${mistake}` : `noticed  ${name}  ${change}`);
  }
  console.log(`${chosen.length} changes, ${left} of them unnoticed.`);
  if (left > 0) process.exitCode = 1;
}

function mistakeOf(file: string, text: string, change: string): string | undefined {
  const place = path.join(folder, file);
  const source = readFileSync(place, 'utf8');
  if (source.split(text).length !== 2) return `does not hold “${text}” once`;
  writeFileSync(
    place,
    source.replace(text, () => change),
  );
  const unnoticed = passes([file]);
  writeFileSync(place, source);
  return unnoticed ? `nothing notices “${change}” instead of “${text}”` : undefined;
}

const [chosen = ''] = process.argv.slice(2);
const tried = mutants.filter(([file]) => file.startsWith(chosen));
const files = [...new Set(tried.map(([name]) => `packages/domain/src/${name}`))];
// Tests that fail anyway would notice everything.
if (passes(files, 'inherit')) tryEach(tried);
else {
  console.error('The tests fail without any change.');
  process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
