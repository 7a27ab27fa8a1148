import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readCounts, type Counts } from './read-counts.ts';
import type { Check } from './checks.ts';

export interface CheckResult extends Counts {
  name: string;
  seconds: number;
  output: string;
}

/** Runs one check to its end, or to the end of its time. */
export async function runCheck(
  check: Check,
  root: string,
  environment: Record<string, string>,
): Promise<CheckResult> {
  const begun = performance.now();
  if (check.report) rmSync(path.join(root, check.report.file), { force: true });
  const { code, output } = await run(check, root, environment);
  return {
    name: check.name,
    ...readCounts(check, root, code),
    seconds: (performance.now() - begun) / 1000,
    output,
  };
}

async function run(check: Check, root: string, environment: Record<string, string>) {
  const [command = '', ...args] = check.command;
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment, ...check.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  const limit = setTimeout(() => {
    chunks.push(Buffer.from(`\nStopped after ${check.minutes} minutes.\n`));
    stop();
  }, check.minutes * 60_000);
  process.once('exit', stop);
  const [code] = await once(child, 'close').catch((error: unknown) => {
    chunks.push(Buffer.from(String(error)));
    return [1];
  });
  clearTimeout(limit);
  process.off('exit', stop);
  return { code: Number(code ?? 1), output: Buffer.concat(chunks).toString() };
}
