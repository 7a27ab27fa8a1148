import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

const STOP_MS = 5000;
const START_MS = 60_000;

export interface Program {
  /** Ends it and all that it started. */
  stop: () => Promise<void>;
}

export function startProgram(command: string, args: string[]): Program {
  // A group of its own: the browsers that a driver starts end with it.
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  const signal = (name: NodeJS.Signals) => {
    if (!child.pid) return;
    try {
      process.kill(-child.pid, name);
    } catch {
      // It has ended by itself.
    }
  };
  const end = () => signal('SIGKILL');
  process.once('exit', end);
  return {
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      signal('SIGTERM');
      await Promise.race([ended, setTimeout(STOP_MS)]);
      end();
      process.off('exit', end);
    },
  };
}

/** Tries until it works: a program that was just started does not listen yet. */
export async function onceItListens<T>(connect: () => Promise<T>): Promise<T> {
  const until = Date.now() + START_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (Date.now() > until) throw error;
      await setTimeout(100);
    }
  }
}
