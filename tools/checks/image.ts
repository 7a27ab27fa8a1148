import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { validate } from 'dockerfile-utils';
import { runnerImport } from 'vite';
import type { openEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres.ts';
import { freePort } from '../../apps/server/src/web/free-port.ts';
import { copyTracked } from './copy-tracked.ts';

interface DatabaseModule {
  openEmbeddedPostgres: typeof openEmbeddedPostgres;
}

const root = path.resolve(import.meta.dirname, '../..');
/** What needs root, or a user of the image, is left to the engine that builds it. */
const forEngine = /^RUN install |^(USER|EXPOSE|HEALTHCHECK) /;

interface Stage {
  folder: string;
  environment: Record<string, string>;
  command: string[];
}

/** What the linter has to say of the Dockerfile, which no engine reads here. */
function lintDockerfile(): void {
  const text = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const found = validate(text).map(({ range, message }) => {
    const words = typeof message === 'string' ? message : message.value;
    return `Dockerfile:${range.start.line + 1}: ${words}`;
  });
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Takes the Dockerfile's steps in their order in temporary folders, asks what is in the last stage for a page, and brings it a picture. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-image-'));
  try {
    lintDockerfile();
    await askForPages(takeSteps(folder), path.join(folder, 'data'));
    console.log('The last stage of the Dockerfile serves a page, takes a picture, and is ready');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function takeSteps(folder: string): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage = { folder, environment: {}, command: [] };
  for (const line of readFileSync(path.join(root, 'Dockerfile'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#') || forEngine.test(line)) continue;
    const [word = '', ...words] = line.split(' ');
    const rest = words.join(' ');
    if (word === 'FROM') {
      stage = { folder: path.join(folder, String(stages.size)), environment: {}, command: [] };
      mkdirSync(stage.folder);
      stages.set(words[2] ?? 'last', stage);
    } else if (word === 'ENV') {
      for (const pair of words) Object.assign(stage.environment, toEntry(pair));
    } else if (word === 'COPY') copy(words, stage, stages);
    else if (word === 'RUN') run(rest, stage);
    else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (word !== 'WORKDIR') throw new Error(`A step that is not known here: ${line}`);
  }
  return stage;
}

const toEntry = (pair: string) => Object.fromEntries([pair.split('=')]) as Record<string, string>;

function copy(words: string[], stage: Stage, stages: Map<string, Stage>): void {
  const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
  const names = from ? words.slice(1) : words;
  const target = names.at(-1) ?? '';
  for (const name of names.slice(0, -1)) {
    // `.dockerignore` leaves the same.
    if (name === '.') copyTracked(stage.folder);
    else {
      const source = from
        ? path.join(stages.get(from)?.folder ?? '', name.replace('/hotel', ''))
        : path.join(root, name);
      const inside = target.endsWith('/') && name !== '/hotel' ? path.basename(name) : '';
      cpSync(source, path.join(stage.folder, target, inside), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
}

function run(command: string, { folder, environment }: Stage): void {
  execFileSync('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function askForPages(stage: Stage, data: string): Promise<void> {
  const file = path.join(root, 'apps/server/src/database/embedded-postgres.ts');
  const { module } = await runnerImport<DatabaseModule>(file);
  const database = await module.openEmbeddedPostgres({ dataDir: data });
  const port = String(await freePort());
  const [program = '', ...args] = stage.command;
  const env = {
    ...process.env,
    ...stage.environment,
    HOST: '127.0.0.1',
    DATA_DIR: path.join(data, 'server'),
    DATABASE_URL: database.url,
    PORT: port,
  };
  const server = spawn(program, args, {
    cwd: stage.folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      if (line.includes('is open at')) break;
    }
    for (const address of ['/readyz', '/', '/rooms']) {
      const { status } = await fetch(`http://127.0.0.1:${port}${address}`);
      if (status !== 200) throw new Error(`${address} answers ${status}.`);
    }
    importPicture(stage, env, path.join(data, 'files'));
    server.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`After SIGTERM it ended with ${code}.`);
  } finally {
    server.kill('SIGKILL');
    await database.close();
  }
}

/** Native code encodes pictures: it must be in the image, for its processor. */
function importPicture({ folder }: Stage, env: NodeJS.ProcessEnv, files: string): void {
  const picture = path.join(root, 'apps/server/uploads/content/gallery-1-400.webp');
  cpSync(picture, path.join(files, 'pictures/pages/terrace.webp'));
  const command = ['apps/server/dist/hotel.js', 'import', files];
  execFileSync('node', command, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

await main();
