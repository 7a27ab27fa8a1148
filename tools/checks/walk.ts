import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from '../../apps/server/src/web/free-port.ts';
import type * as facts from '../robustness/demonstration-facts.ts';
import { copyTracked } from './copy-tracked.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/open-your-hotel.md'), 'utf8');
const pnpm = `npx --yes ${manifest.packageManager}`;
/** What the page says to type. */
const typed = [...page.matchAll(/^ *npx pnpm (.+)$/gm)].map(([, words = '']) => words);
const rooms = /^ *```yaml\n([\s\S]+?)^ *```$/m.exec(page)?.[1]?.replaceAll(/^ {3}/gm, '') ?? '';
/** The pages that it writes, and the pictures that they name. */
const pages = /^```yaml\n(homePage:[\s\S]+?)^```$/m.exec(page)?.[1] ?? '';
const pictures = pages.match(/[\w-]+(?=\.jpg$)/gm) ?? [];
/** Node alone does not find what the domain's files import. */
const { module } = await runnerImport<typeof facts>(
  path.join(root, 'tools/robustness/demonstration-facts.ts'),
);
const { demonstrationFacts, factsIn } = module;
const clone = mkdtempSync(path.join(tmpdir(), 'vestibule-clone-'));
const port = String(await freePort());
const url = `http://localhost:${port}`;
/** A command that takes longer never ends; the slowest is an install without a cache. */
const MOST_MS = 240_000;
const env = { ...process.env, PORT: port, PUBLIC_URL: url };

/** Follows docs/open-your-hotel.md in a clone, as processes, from the install to a paid booking. */
async function main(): Promise<void> {
  const install = commandOf('install');
  const init = commandOf('hotel init');
  const bring = commandOf('hotel import');
  const check = commandOf('hotel check');
  const start = commandOf('start');
  copyTracked(clone);
  run(`${install} --prefer-offline --frozen-lockfile`);
  run(init);
  mkdirSync(path.join(clone, 'data'), { recursive: true });
  writeFileSync(path.join(clone, 'data/rooms.yaml'), rooms);
  writeFileSync(path.join(clone, 'data/pages.yaml'), pages);
  mkdirSync(path.join(clone, 'data/pictures/pages'), { recursive: true });
  for (const name of pictures) {
    const any = path.join(root, 'apps/server/uploads/og/home.jpg');
    copyFileSync(any, path.join(clone, `data/pictures/pages/${name}.jpg`));
  }
  run(bring);
  run(check);
  await whileOpen(start, async () => {
    await bookAndPay();
    await lookAtPages();
  });
  console.log('The page about opening a hotel leads from a clone to a paid booking');
}

/** The line of the page that begins with these words, and only that one. */
function commandOf(words: string): string {
  const [line, another] = typed.filter((one) => `${one} `.startsWith(`${words} `));
  if (line === undefined || another !== undefined)
    throw new Error(`docs/open-your-hotel.md has to say once: npx pnpm ${words}`);
  return `${pnpm} ${line}`;
}

function run(command: string): void {
  execFileSync('sh', ['-c', command], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: MOST_MS,
  });
}

async function whileOpen(command: string, work: () => Promise<void>): Promise<void> {
  const child = spawn('sh', ['-c', command], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('The server did not open.'));
      lines.on('line', (line) => line.includes('is open at') && resolve());
      lines.on('close', fail);
      setTimeout(fail, MOST_MS).unref();
    });
    await work();
  } finally {
    // The whole group, as a terminal does it: the server is a child of pnpm.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

async function bookAndPay(): Promise<void> {
  const { hotelName, timeZone } = await call('/general-settings');
  if (!typed.some((line) => line.includes(`--name "${hotelName}" --zone ${timeZone}`)))
    throw new Error(`The hotel is called ${hotelName}, in ${timeZone}: not what was typed.`);
  const email = 'layla@example.net';
  const password = 'Seaside7Palms';
  const guest = { fullName: 'Layla Haddad', email, password, phone: '+96892123456' };
  await call('/basic-users/register', { body: { ...guest, subscribe: false } });
  const { token, user } = await call('/basic-users/login', { body: { email, password } });
  const [room] = await call('/rooms');
  const { paymentId, invoice_url } = await call('/payments/usdt/create-invoice', {
    token,
    body: {
      userId: user._id,
      price_amount: 2 * room.price,
      price_currency: 'USD',
      order_id: Date.now(),
      order_description: `Room Booking: ${room.name} | Guest: ${guest.fullName}`,
      booking: { type: 'room', id: room._id, bookingDetails: stayOf(guest.fullName) },
    },
  });
  const hosted = { method: 'POST', redirect: 'manual' } as const;
  await fetch(invoice_url, { ...hosted, body: new URLSearchParams({ choice: 'pay' }) });
  for (let tries = 0; tries < 100; tries += 1) {
    const { status, amount } = await call(`/payments/${paymentId}`, { token });
    if (status === 'paid' && amount === 230) return;
    await pause(100);
  }
  throw new Error('The booking was never paid.');
}

/** Each page tells of this hotel, in its words, and of no other. */
async function lookAtPages(): Promise<void> {
  const known = demonstrationFacts();
  const look = async (address: string) => (await fetch(`${url}${address}`)).text();
  const home = await look('/');
  if (!/<h1[^>]*>Two steps from the sand</.test(home) || pictures.length === 0)
    throw new Error('The home page does not show what was written for it.');
  const told = commandOf('hotel init');
  const isOwn = (fact: string) =>
    told.includes(fact) || pictures.some((name) => fact.endsWith(`-${name}`));
  const addresses = ['/', '/about', '/rooms', '/spa', '/events', '/meeting-hall', '/restaurant'];
  for (const address of [...addresses, '/contact', '/blog', '/login', '/coming-soon'])
    for (const each of [address, `/ar${address}`.replace(/\/$/, '')]) {
      const found = factsIn(await look(each), known).filter((fact) => !isOwn(fact));
      if (found.length > 0) throw new Error(`${each} tells of another hotel: ${found.join(', ')}`);
    }
}

function stayOf(guestName: string): object {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { guestName, checkInDate: day(30), checkOutDate: day(32), guests: 2 };
}

/** What the API answers; an error where it refuses. */
async function call(address: string, { token, body }: { token?: string; body?: object } = {}) {
  const reply = await fetch(`${url}/api${address}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}: ${await reply.text()}`);
  return (await reply.json()).data;
}

try {
  await main();
} finally {
  rmSync(clone, { recursive: true, force: true });
}
