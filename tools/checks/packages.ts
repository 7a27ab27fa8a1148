import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { libraries } from '../package/exports.ts';
import {
  compareWithLimits,
  measureButton,
  measureEntryPoints,
  writeLimits,
} from './consumer/entry-sizes.ts';
import { checkTypes } from './consumer/check-types.ts';
import { importWithoutReact } from './consumer/import-without-react.ts';
import { installApp, react } from './consumer/install-app.ts';
import { runQuickStarts } from './consumer/quick-starts.ts';
import { checkReadmeLinks } from './consumer/readme-links.ts';
import { renderApp } from './consumer/render-app.ts';
import { runReadmePrograms, writeReadmePrograms } from './consumer/readme-programs.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** `Button` alone, beyond React and styled-components (brotli). */
const BUTTON_LIMIT_KB = 20;
const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const pnpm = ['--yes', packageManager, '--silent'];

/** Packs the three libraries as they would be published, checks the tarballs, and uses them. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-packages-'));
  try {
    run('tsc', ['-b', 'packages/domain', 'packages/api', 'packages/ui']);
    for (const library of libraries) pack(library, folder);
    const tarballs = readdirSync(folder).map((file) => path.join(folder, file));
    for (const tarball of tarballs) check(tarball);
    importWithoutReact(path.join(folder, 'without-react'), tarballs);
    const app = path.join(folder, 'app');
    cpSync(path.join(import.meta.dirname, 'consumer/app'), app, { recursive: true });
    installApp(app, tarballs, { ...react, 'react-redux': '9', '@reduxjs/toolkit': '2' });
    writeReadmePrograms(app);
    checkTypes(app);
    await renderApp(app);
    console.log('A page of all three renders in Node, and hydrates in the browser without a word');
    await checkSizes(app);
    await runReadmePrograms(app);
    await runQuickStarts(folder, tarballs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `--write` takes today's sizes as the new limits. */
async function checkSizes(app: string): Promise<void> {
  const button = await measureButton(app);
  console.log(`Button alone costs ${button.toFixed(1)} kB brotli`);
  if (button > BUTTON_LIMIT_KB) throw new Error(`Its limit is ${BUTTON_LIMIT_KB} kB.`);
  const sizes = await measureEntryPoints(app);
  if (process.argv.includes('--write')) writeLimits(sizes);
  const problems = compareWithLimits(sizes);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${sizes.size} entry points are within their limits`);
}

/** `prepack` builds it first, as it does before publishing. */
function pack(library: string, folder: string): void {
  const cwd = path.join(root, 'packages', library);
  run('npx', [...pnpm, 'pack', '--pack-destination', folder], cwd);
}

function check(tarball: string): void {
  const bin = path.join(root, 'packages/ui/node_modules/.bin');
  run(path.join(bin, 'publint'), ['run', tarball, '--strict']);
  run(path.join(bin, 'attw'), [tarball, '--profile', 'esm-only', '--format', 'ascii']);
  checkReadmeLinks(tarball);
  console.log(`${path.basename(tarball)} is sound`);
}

function run(command: string, args: string[], cwd = root): void {
  execFileSync(
    command === 'pnpm' ? 'npx' : command,
    command === 'pnpm' ? ['pnpm', ...args] : args,
    {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
}

await main();
