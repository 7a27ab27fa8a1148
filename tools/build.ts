import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fingerprint } from './build/fingerprint.ts';
import { replaceSite } from './build/replace-site.ts';
import { stepsFor, type BuildStep } from './build/steps.ts';

const root = path.resolve(import.meta.dirname, '..');
const stamps = path.join(root, '.cache', 'build');
/** Where a build grows that takes the place of one that may be in use. */
const next = path.join(root, '.cache', 'next-site');
const resolve = createRequire(import.meta.url).resolve;
const programs: Record<BuildStep['tool'], string> = {
  vite: path.resolve(resolve('vite'), '../../../bin/vite.js'),
  storybook: path.resolve(resolve('storybook/package.json'), '../dist/bin/dispatcher.js'),
};

export interface BuildOptions {
  force?: boolean;
  /** The one step to do; all of them otherwise. */
  only?: BuildStep['name'];
}

/** Builds what changed since it was built last. */
export async function build({ force = false, only }: BuildOptions = {}): Promise<void> {
  for (const step of stepsFor(process.env, only)) await buildStep(step, force);
}

async function buildStep(step: BuildStep, force: boolean) {
  const stamp = path.join(stamps, step.name);
  const current = fingerprint(root, step.inputs, step.stories);
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (!force && current === last && existsSync(path.join(root, step.output))) return;
  const begun = performance.now();
  process.stdout.write(`Building the ${step.name} … `);
  await run(step);
  if (step.served) replaceSite(next, path.join(root, step.served));
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, current);
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
}

async function run({ name, folder, tool, args }: BuildStep) {
  const child = spawn(process.execPath, [programs[tool], ...args], {
    cwd: path.join(root, folder),
    env: { ...process.env, NODE_ENV: 'production', SITE_DIST: next },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Error(`The ${name} could not be built.\n${out}${err}`);
}

if (import.meta.main) await build({ force: process.argv.includes('--force') });
