import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from '../build.ts';
import { ensureGuestsChromium } from '../ensure-chromium.ts';
import { freePort } from '../../apps/server/src/web/free-port.ts';
import { startServer, type RunningServer } from './server-process.ts';

/** A figure of a bench, and what it says. */
export type Row = [name: string, figure: string];

export interface Hotel extends RunningServer, AsyncDisposable {
  dataDir: string;
}

/** What most benches measure: the built hotel, and a browser. */
export interface Setup {
  hotel: Hotel;
  browser: Browser;
}

/** The built hotel on a port and in a folder of its own, which goes with it. */
export async function openHotel(environment: Record<string, string> = {}): Promise<Hotel> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-bench-'));
  const server = await startServer(await freePort(), dataDir, environment);
  const dispose = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, dataDir, [Symbol.asyncDispose]: dispose };
}

export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: ensureGuestsChromium(), args: ['--no-sandbox'] });
}

/** For a bench that runs by itself. */
export async function runAlone(measure: (setup: Setup) => Promise<Row[]>): Promise<void> {
  await build();
  await using hotel = await openHotel();
  await using browser = await openBrowser();
  printRows(await measure({ hotel, browser }));
}

export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`);
}
