import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { owner } from './postgres-address.js';
import { EmbeddedPostgresError, type PostgresBinaries } from './postgres-binaries.js';
import { postgresCommand } from './postgres-command.js';

const run = promisify(execFile);
const major = '18';
/** Data folders and password files that this process is making. */
const drafts = new Set<string>();

export interface Cluster {
  /** The folder given, absolute; the socket and the log are in it. */
  home: string;
  /** PostgreSQL's data folder. */
  data: string;
  password: string;
}

/** Opens the data folder, and creates it where there is none. */
export async function openCluster(
  folder: string,
  binaries: PostgresBinaries,
  onProgress: (line: string) => void,
): Promise<Cluster> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const home = await realpath(folder);
  const data = path.join(home, 'postgres');
  await removeAbandoned(home);
  if (!existsSync(data)) {
    onProgress(`Creating the database in ${data}`);
    await createCluster(home, data, binaries);
  }
  const version = (await readFile(path.join(data, 'PG_VERSION'), 'utf8')).trim();
  if (version !== major) {
    throw new EmbeddedPostgresError(
      `${data} was written by PostgreSQL ${version}; this server brings ${major}. ` +
        'Dump it with the older version and restore it into an empty folder.',
    );
  }
  return { home, data, password: await readFile(path.join(data, 'vestibule.password'), 'utf8') };
}

/**
 * Made aside and moved into place whole: two servers starting at once, or a power cut halfway,
 * never leave a half-made database.
 */
async function createCluster(home: string, data: string, binaries: PostgresBinaries) {
  const draft = path.join(home, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${draft}.password`;
  const password = randomBytes(24).toString('base64url');
  drafts.add(draft).add(passwordFile);
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    const { command, args } = postgresCommand(
      binaries.initdb,
      initdbArguments(draft, passwordFile),
    );
    await run(command, args, { cwd: home }).catch((error: { stderr?: string; message: string }) => {
      throw new EmbeddedPostgresError(
        `PostgreSQL could not create its data folder: ${error.stderr?.trim() || error.message}`,
      );
    });
    await rename(passwordFile, path.join(draft, 'vestibule.password'));
    await rename(draft, data).catch((error: unknown) => {
      if (!existsSync(path.join(data, 'PG_VERSION'))) throw error;
    });
    await syncFolder(home);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    drafts.delete(draft);
    drafts.delete(passwordFile);
  }
}

function initdbArguments(draft: string, passwordFile: string): string[] {
  return [
    `--pgdata=${draft}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    // The socket is in a folder that only its owner enters; loopback asks for the password.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--no-instructions',
  ];
}

/** What a killed server left half made, and nothing that is being made now. */
async function removeAbandoned(home: string) {
  for (const name of await readdir(home)) {
    const pid = Number(/^postgres\.new-(\d+)/.exec(name)?.[1]);
    const inUse = pid === process.pid ? drafts.has(path.join(home, name)) : isRunning(pid);
    if (pid && !inUse) await rm(path.join(home, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
