import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../apps/server/src/web/free-port.ts';
import type { Booking, BookingSystem, OpenOptions } from '../adapter.ts';

const HOLD_MS = 10_000;
const SECRET = 'the key that the provider signs with';
const program = path.join(import.meta.dirname, 'tiny-hotel.ts');
const terms = new Map([
  ['dorm bed', { cents: 4_000, places: 4 }],
  ['room', { cents: 15_000, places: 1 }],
]);

interface TinyBooking extends Booking {
  price: number;
}

/** The example: an adapter for a booking system of a hundred lines. */
export async function open({
  faults = '',
}: OpenOptions & { faults?: string } = {}): Promise<BookingSystem> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tiny-hotel-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    FAULTS: faults,
    HOLD_MS: String(HOLD_MS),
    SECRET,
    PORT: String(port),
    JOURNAL: path.join(folder, 'journal'),
  };
  let server: ChildProcess;
  let offered = 0;
  const call = async (address: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${url}/${address}`, init).catch(() => undefined);
    return { status: reply?.status ?? 0, data: reply?.ok ? await reply.json() : undefined };
  };
  const revive = async () => {
    server = spawn(process.execPath, [program], { env, stdio: 'inherit' });
    while ((await call('ready')).status !== 200) await pause(20);
  };
  const kill = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await revive();
  return {
    kinds: [...terms.keys()],
    victims: ['server'],
    holdMs: HOLD_MS + 2000,
    kill,
    revive,
    async stop() {
      await kill();
      await rm(folder, { recursive: true });
    },
    async offer(kind) {
      const { cents, places } = terms.get(kind) ?? { cents: 0, places: 0 };
      offered += 1;
      return { kind, name: `${kind} ${offered}`, cents, places };
    },
    sold: async ({ name }) => (await call(`sold/${encodeURIComponent(name)}`)).data.sold,
    guests: async (count) => Array.from({ length: count }, (_, at) => ({ name: `guest ${at}` })),
    async book(unit, guest, { cents = unit.cents, currency = 'USD' } = {}) {
      const { status, data } = await call('book', {
        unit: unit.name,
        guest: guest.name,
        cents,
        currency,
      });
      return { status, booking: data && { id: data.id, reference: data.id, price: unit.cents } };
    },
    read: async ({ id }) => (await call(`booking/${id}`)).data,
    message(
      { reference, price }: TinyBooking,
      { status, cents = price, currency = 'USD', forged },
    ) {
      const body = JSON.stringify({ reference, status, cents, currency });
      const signature = createHmac('sha256', forged ? 'guessed' : SECRET)
        .update(body)
        .digest('hex');
      return { url: `${url}/webhook`, headers: { 'x-signature': signature }, body };
    },
    async expire({ id }) {
      await call(`expire/${id}`, {});
    },
  };
}
