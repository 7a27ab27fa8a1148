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
  /** The text of each file by its name, of a picture in base64. */
  files: () => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** Opened with this seed; without one its database is as it was created. */
export async function createFiledHotel(seed?: Config['seed']): Promise<FiledHotel> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-hotel-'));
  const server = await createTestServer({ environment: { DATA_DIR: dataDir } });
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
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      const names = found
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
      const texts = names
        .toSorted()
        .map(async (name) => [
          name,
          await readFile(path.join(folder, name), name.endsWith('.yaml') ? 'utf8' : 'base64'),
        ]);
      return Object.fromEntries(await Promise.all(texts));
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
      await rm(dataDir, { recursive: true });
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
