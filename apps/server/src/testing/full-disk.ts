import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { auditLoad, type Audit } from './audit-load.js';
import { untilServed } from './kill-rounds.js';
import { withLoadedHotel } from './loaded-hotel.js';

export interface FullDiskReport extends Audit {
  deaths: number;
  acknowledged: number;
  /** What `/readyz` answered while there was no space. */
  readyz: number;
  /** How often the database could not be opened again. */
  refusals: number;
  servedAfterMs: number;
}

const SIZE_MB = 256;

/** Only root can make a disk that is small enough to fill. */
export function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-mount-'));
  try {
    mount(folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Fills the database's disk while guests book, waits until it could not be opened, and frees it. */
export async function fillDisk(): Promise<FullDiskReport> {
  return await withLoadedHotel(
    async (loaded) => {
      const { hotel, db, load, dataDir } = loaded;
      const ballast = path.join(dataDir, 'ballast');
      await fill(ballast);
      const refusals = () => hotel().output().split('Trying again').length - 1;
      while (refusals() < 3) {
        await db.execute(sql`SELECT pg_switch_wal()`).catch(() => undefined);
        await pause(50);
      }
      const readyz = (await fetch(`${hotel().url}/readyz`)).status;
      await rm(ballast);
      const begun = performance.now();
      const deaths = await untilServed(loaded, begun);
      const servedAfterMs = performance.now() - begun;
      await load.stop();
      const acknowledged = load.ledger.opened.size + load.ledger.paid.size;
      const audit = await auditLoad(db, load.ledger);
      return { ...audit, deaths, acknowledged, readyz, refusals: refusals(), servedAfterMs };
    },
    (dataDir) => {
      mount(dataDir);
      return () => unmount(dataDir);
    },
  );
}

async function fill(ballast: string) {
  await writeFile(ballast, Buffer.alloc(SIZE_MB * 1024 * 1024)).catch((error: unknown) => {
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (!full) throw error;
  });
}

function mount(folder: string) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder], quiet);
}

function unmount(folder: string) {
  execFileSync('umount', [folder], quiet);
}

const quiet = { stdio: 'ignore' } as const;
