import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chown,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { readPostmaster } from './postmaster-file.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let pristine: string;
let folder: string;
let opened: EmbeddedPostgres[];

/** Made once, for making one waits for the disk. */
beforeAll(async () => {
  pristine = await mkdtemp(path.join(tmpdir(), 'vestibule-pristine-'));
  await (await openEmbeddedPostgres({ dataDir: pristine })).close();
});

afterAll(() => rm(pristine, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-embedded-'));
  await cp(pristine, folder, { recursive: true });
  opened = [];
});

afterEach(async () => {
  for (const server of opened) await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(dataDir = folder): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres({ dataDir });
  opened.push(server);
  return server;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const living = (dataDir = folder) =>
  readPostmaster(path.join(dataDir, 'postgres'))?.living ?? false;

const pidOf = () => readPostmaster(path.join(folder, 'postgres'))?.pid ?? 0;

/** A server in a process of its own, which lives until it is killed. */
async function openInProcess(command: string, ...before: string[]) {
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts');
  const script = `
    import { runnerImport } from 'vite';
    const { module } = await runnerImport(${JSON.stringify(module)});
    const server = await module.openEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)} });
    process.once('SIGTERM', () => server.close().then(() => process.exit()));
    console.log(server.url);
    setInterval(() => {}, 1000);`;
  const server = spawn(command, [...before, '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, url: line.toString().trim() };
}

test('keeps what was written, waits for the disk, and stops when closed', async () => {
  const first = await open();
  expect(first.adopted).toBe(false);
  expect(await query(first.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first.url, 'SHOW server_version_num')).toEqual([
    { server_version_num: '180004' },
  ]);
  await query(first.url, 'CREATE TABLE notes AS SELECT 1 AS note');
  await first.close();
  expect(living()).toBe(false);
  const second = await open();
  expect(await query(second.url, 'SELECT note FROM notes')).toEqual([{ note: 1 }]);
});

test('two servers starting at once on one new folder share one database', async () => {
  await rm(path.join(folder, 'postgres'), { recursive: true });
  const [one, other] = await Promise.all([open(), open()]);
  expect(one.adopted).not.toBe(other.adopted);
  await query(one.url, 'CREATE TABLE notes AS SELECT 1 AS note');
  expect(await query(other.url, 'SELECT note FROM notes')).toEqual([{ note: 1 }]);
  expect((await readdir(folder)).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
});

test('the first to leave does not stop it for the other; the last stops it', async () => {
  const one = await open();
  const other = await open();
  await one.close();
  expect(await query(other.url, 'SELECT 1 AS still')).toEqual([{ still: 1 }]);
  await other.close();
  expect(living()).toBe(false);
});

test('a database that outlived a killed server is adopted', async () => {
  const { server, url } = await openInProcess(process.execPath);
  await query(url, 'CREATE TABLE notes AS SELECT 1 AS note');
  const pid = pidOf();
  server.kill('SIGKILL');
  await once(server, 'exit');
  const next = await open();
  expect(next.adopted).toBe(true);
  expect(pidOf()).toBe(pid);
  expect(await query(next.url, 'SELECT note FROM notes')).toEqual([{ note: 1 }]);
  await next.close();
  expect(living()).toBe(false);
});

test('a database that died without a word is started again on what was committed', async () => {
  const first = await open();
  await query(first.url, 'CREATE TABLE notes AS SELECT 1 AS note');
  process.kill(pidOf(), 'SIGKILL');
  await expect
    .poll(() => query(first.url, 'SELECT note FROM notes').catch(() => undefined), {
      timeout: 20_000,
    })
    .toEqual([{ note: 1 }]);
});

test('its log says when it ended badly, and quotes no value of a statement', async () => {
  const { url } = await open();
  const email = 'bea@x.example';
  await query(url, 'CREATE TABLE guests (email text PRIMARY KEY)');
  const insert = () => query(url, `INSERT INTO guests VALUES ('${email}')`);
  await insert();
  await expect(insert()).rejects.toMatchObject({ code: '23505' });
  await expect(query(url, `SELECT '${email}'::uuid`)).rejects.toMatchObject({ code: '22P02' });
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const killed = client.query(`SELECT pg_sleep(60), '${email}'`);
  const running = "SELECT 1 AS one FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
  await expect.poll(() => query(url, running), { timeout: 20_000 }).toEqual([{ one: 1 }]);
  process.kill(Number(rows[0]?.pid), 'SIGKILL');
  await expect(killed).rejects.toThrow('terminated unexpectedly');
  const log = () => readFile(path.join(folder, 'postgres.log'), 'utf8');
  await expect.poll(log, { timeout: 20_000 }).toContain('was terminated by signal 9');
  expect(await log()).not.toContain(email);
});

test('a database that cannot be opened again is tried until it can', async () => {
  const lines: string[] = [];
  const server = await openEmbeddedPostgres({
    dataDir: folder,
    onProgress: (line) => lines.push(line),
  });
  opened.push(server);
  await query(server.url, 'CREATE TABLE notes AS SELECT 1 AS note');
  const needed = path.join(folder, 'postgres', 'global');
  await rename(needed, `${needed}.away`);
  process.kill(pidOf(), 'SIGKILL');
  const refused = () => lines.filter((line) => line.includes('Trying again')).length;
  await expect.poll(refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  await rename(`${needed}.away`, needed);
  await expect
    .poll(() => query(server.url, 'SELECT note FROM notes').catch(() => undefined), {
      timeout: 20_000,
    })
    .toEqual([{ note: 1 }]);
});

test('closing does not wait for a database that cannot be opened again', async () => {
  const lines: string[] = [];
  const server = await openEmbeddedPostgres({
    dataDir: folder,
    onProgress: (line) => lines.push(line),
  });
  await rm(path.join(folder, 'postgres', 'global'), { recursive: true });
  process.kill(pidOf(), 'SIGKILL');
  await expect.poll(() => lines.join(), { timeout: 20_000 }).toContain('Trying again in 4 s');
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(3000);
});

test('a pid file left by a power cut, whose number is now another process, is no obstacle', async () => {
  const first = await open();
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  const left = await readFile(pidFile, 'utf8');
  await first.close();
  const bystander = spawn('sleep', ['60']);
  await writeFile(pidFile, left.replace(/^\d+/, String(bystander.pid)));
  const second = await open();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT 1 AS open')).toEqual([{ open: 1 }]);
  bystander.kill();
});

test('a folder whose socket path is too long is served on loopback with a password', async () => {
  const deep = path.join(folder, 'a-long-name'.repeat(10));
  const first = await open(deep);
  const url = new URL(first.url);
  expect(url.hostname).toBe('127.0.0.1');
  expect(await query(url.href, 'SELECT 1 AS open')).toEqual([{ open: 1 }]);
  url.password = 'guessed';
  await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  const second = await open(deep);
  expect(second.url).toBe(first.url);
});

test('a folder of another PostgreSQL version is left alone', async () => {
  await (await open()).close();
  await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow(/written by PostgreSQL 17.*DATABASE_URL/s);
});

const root = process.geteuid?.() === 0;

// Anybody else runs every other test here without root.
test.runIf(root)('root’s server and an ordinary user’s run the same way', async () => {
  const nobody = 65_534;
  await chown(folder, nobody, nobody);
  await rm(path.join(folder, 'postgres'), { recursive: true });
  await rm(path.join(folder, 'postgres.log'));
  const identity = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
  const { server } = await openInProcess('setpriv', ...identity, process.execPath);
  expect((await stat(path.join(folder, 'postgres'))).uid).toBe(nobody);
  expect(living()).toBe(true);
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(living()).toBe(false);
});
