import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end; it and what it started never outlive this one. */
export async function runProgram(
  command: string,
  args: string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  process.prependOnceListener('exit', stop);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  process.off('exit', stop);
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code ?? signal}.`);
}
