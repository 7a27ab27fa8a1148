import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface RunningServer {
  url: string;
  pid: number;
  /** Milliseconds from the spawn to the line that says it is open. */
  startMilliseconds: number;
  /** The lines that the server has written since its start. */
  log: readonly string[];
  /** Sends SIGTERM unless another signal is named, and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** The built server as guests meet it, on a port and a data folder of its own. */
export async function startServer(
  port: number,
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const log: string[] = [];
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      log.push(line);
      if (line.includes('is open at')) resolve();
    });
    lines.on('close', resolve);
  });
  if (child.exitCode !== null) throw new Error('The server did not open.');
  const startMilliseconds = performance.now() - begun;
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    startMilliseconds,
    log,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
