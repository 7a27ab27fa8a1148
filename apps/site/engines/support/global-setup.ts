import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { journeyServer } from '../../e2e/support/journey-server.ts';
import { missingPackages } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

/** Builds the site and opens it for the run, once every engine is known to be there. */
export default async function openSite(project: TestProject) {
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const { url, environment } = await journeyServer();
  const server = spawn(process.execPath, ['tools/start.ts'], {
    cwd: path.resolve(import.meta.dirname, '../../../..'),
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  while (!(await answers(`${url}/readyz`))) {
    if (server.exitCode !== null) throw new Error('The server did not open.');
    await setTimeout(250);
  }
  project.provide('url', url);
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
