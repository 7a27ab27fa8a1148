import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../cli/hotel.ts', import.meta.url));
const script = `
  import { runnerImport } from 'vite';
  await runnerImport(${JSON.stringify(main)});`;

export interface CliProcess {
  /** At its end; a process that was killed has no exit code. */
  ended: Promise<{ code: number | null; output: string }>;
  kill: () => void;
}

/** `pnpm hotel …` as operators run it, in a process of its own. */
export function startCliProcess(
  words: readonly string[],
  environment: Record<string, string>,
): CliProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, 'hotel', ...words], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }));
  return { ended, kill: () => void child.kill('SIGKILL') };
}
