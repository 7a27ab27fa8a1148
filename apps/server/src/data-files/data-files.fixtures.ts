import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import type { Config } from '../config.js';
import { seedsOf } from '../seed/all-seeds.js';
import { seedWhenEmpty } from '../seed/seed.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { exportCommand } from './export-command.js';
import { importCommand } from './import-command.js';

/** A hotel on a database of its own, and a folder for its files. */
export interface FiledHotel {
  server: TestServer;
  folder: string;
  run: (command: 'export' | 'import', ...args: string[]) => Promise<string[]>;
  /** The text of each file, by its name. */
  files: () => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** Opened with this seed; without one its database is as it was created. */
export async function createFiledHotel(seed?: Config['seed']): Promise<FiledHotel> {
  const server = await createTestServer();
  const { services } = server;
  if (seed) await seedWhenEmpty(services.db, services.today(), seedsOf[seed]);
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibule-data-'));
  return {
    server,
    folder,
    async run(command, ...args) {
      const lines: string[] = [];
      const { run } = command === 'export' ? exportCommand : importCommand;
      await run({ services, args: [...args], print: (line) => lines.push(line) });
      return lines;
    },
    async files() {
      const names = (await readdir(folder)).toSorted();
      const texts = names.map(async (name) => [
        name,
        await readFile(path.join(folder, name), 'utf8'),
      ]);
      return Object.fromEntries(await Promise.all(texts));
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The text of a `rooms.yaml` with this many rooms of one price. */
export function manyRooms(count: number, price: number): string {
  const room = {
    name: 'Garden Twin',
    category: 'Deluxe',
    type: 'room',
    images: [],
    description: '<p>Two beds, one garden.</p>',
    price,
    amenities: ['Free WiFi'],
    breakfastIncluded: true,
    isRefundable: true,
    refundPolicy: '<p>Free of charge until two days before.</p>',
    units: 6,
  };
  const entries = Array.from({ length: count }, (_, index) => [`room-${index}`, room] as const);
  return stringify(new Map(entries), { aliasDuplicateObjects: false });
}
