import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('./server-process-main.ts', import.meta.url));
const script = `
  import { runnerImport } from 'vite';
  const { module } = await runnerImport(${JSON.stringify(main)});
  await module.main();`;

export interface ServerProcess {
  url: string;
  /** Lets it ask the providers about every payment that is due. */
  reconcile: () => Promise<void>;
  close: () => Promise<void>;
}

/** A whole server in a process of its own, as it runs beside others on one database. */
export async function startServerProcess(
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('It did not start.')));
  const [url] = (await Promise.race([once(child, 'message'), gone])) as [string];
  gone.catch(() => undefined);
  return {
    url,
    reconcile: async () => {
      const reconciled = once(child, 'message');
      child.send('reconcile');
      await reconciled;
    },
    close: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
