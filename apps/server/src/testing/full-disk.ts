import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { sql } from 'drizzle-orm';
import { auditLoad, type Audit } from './audit-load.js';
import { bookingGuest, roomBooking } from './booking-guest.js';
import { roomId } from './booking-load.js';
import { untilServed } from './kill-rounds.js';
import { withLoadedHotel } from './loaded-hotel.js';

export interface FullDiskReport extends Audit {
  deaths: number;
  acknowledged: number;
  /** What guests and `/readyz` were answered while there was no space. */
  meanwhile: Answers;
  /** What they are answered once there is space again. */
  afterwards: Answers;
  /** How often the database could not be opened again. */
  refusals: number;
  servedAfterMs: number;
}

export interface Answers {
  readyz: number;
  booking: { status: number; retryAfter: string | null; body: object };
  page: { status: number; retryAfter: string | null; html: string };
}

const SIZE_MB = 256;
const root = path.resolve(import.meta.dirname, '../../../..');

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
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: root });
  return await withLoadedHotel(
    async (loaded) => {
      const { hotel, db, load, dataDir } = loaded;
      const call = (address: string, init?: RequestInit) =>
        fetch(new URL(address, hotel().url), init);
      const guest = await bookingGuest({ services: { db, now: () => new Date() }, fetch: call });
      const ballast = path.join(dataDir, 'ballast');
      await fill(ballast);
      const refusals = () => hotel().output().split('Trying again').length - 1;
      while (refusals() < 3) {
        await db.execute(sql`SELECT pg_switch_wal()`).catch(() => undefined);
        await pause(50);
      }
      const meanwhile = await askFor(guest, call);
      await rm(ballast);
      const begun = performance.now();
      const deaths = await untilServed(loaded, begun);
      const servedAfterMs = performance.now() - begun;
      await load.stop();
      const afterwards = await askFor(guest, call);
      const acknowledged = load.ledger.opened.size + load.ledger.paid.size;
      const audit = await auditLoad(db, load.ledger);
      return {
        ...audit,
        deaths,
        acknowledged,
        meanwhile,
        afterwards,
        refusals: refusals(),
        servedAfterMs,
      };
    },
    (dataDir) => {
      mount(dataDir);
      return () => unmount(dataDir);
    },
    { built: true },
  );
}

async function askFor(
  guest: Awaited<ReturnType<typeof bookingGuest>>,
  call: (address: string) => Promise<Response>,
): Promise<Answers> {
  const stay = { checkInDate: farDay(0), checkOutDate: farDay(1) };
  const booking = await guest.createInvoice(roomBooking(stay, roomId(0)), 150);
  const page = await call('/');
  return {
    readyz: (await call('/readyz')).status,
    booking: { ...headOf(booking), body: (await booking.json()) as object },
    page: { ...headOf(page), html: await page.text() },
  };
}

const headOf = ({ status, headers }: Response) => ({
  status,
  retryAfter: headers.get('retry-after'),
});

/** Later than any night that the load books. */
const farDay = (nights: number) => addDays(hotelToday(new Date(), HOTEL_TIME_ZONE), 85 + nights);

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
