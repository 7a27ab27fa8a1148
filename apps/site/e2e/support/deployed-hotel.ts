import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createBuilder, type Plugin } from 'vite';
import { replaceSite } from '../../../../tools/build/replace-site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const server = path.join(root, 'apps/server');
const site = path.join(root, 'apps/site');

/** The built site on a server of its own, in a copy of the folders that a deploy changes. */
export interface DeployedHotel {
  /** Puts a build in the place of the last one and starts the server again. Without a name it is the first one. */
  deploy: (release?: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openDeployedHotel(port: number): Promise<DeployedHotel> {
  const folder = path.join(root, '.cache', 'deployed', String(process.pid));
  const next = path.join(folder, 'next-site');
  const dist = path.join(folder, 'apps/site/dist');
  linkServer(folder);
  copySite(next);
  replaceSite(next, dist);
  let running = await startServer(folder, port);
  const close = async () => {
    running.kill('SIGTERM');
    await once(running, 'exit');
  };
  return {
    deploy: async (release) => {
      copySite(next);
      if (release) await buildClient(next, release);
      await close();
      replaceSite(next, dist);
      running = await startServer(folder, port);
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The server finds everything but its own build by links. */
function linkServer(folder: string): void {
  for (const app of ['server', 'site'])
    mkdirSync(path.join(folder, 'apps', app), { recursive: true });
  for (const entry of readdirSync(server)) {
    const [from, to] = [path.join(server, entry), path.join(folder, 'apps/server', entry)];
    if (entry === 'dist') cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
}

function copySite(to: string): void {
  for (const part of ['client', 'server']) {
    cpSync(path.join(site, 'dist', part), path.join(to, part), { recursive: true });
  }
}

async function startServer(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: path.join(folder, 'data'),
      PAGE_LOADER_MS: '0',
      SHUTDOWN_NOTICE_MS: '0',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
      PAYMENTS: 'sandbox',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('is open at')) break;
  }
  child.stdout.resume();
  return child;
}

/** The browser's half with other content, and so other names. */
async function buildClient(next: string, release: string): Promise<void> {
  process.env['SITE_DIST'] = next;
  const marked: Plugin = {
    name: 'marked-release',
    outputOptions: (options) => ({ ...options, banner: `globalThis.release = '${release}';` }),
  };
  const builder = await createBuilder({
    root: site,
    configFile: path.join(site, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [marked],
  });
  const { client } = builder.environments;
  if (client) await builder.build(client);
}
