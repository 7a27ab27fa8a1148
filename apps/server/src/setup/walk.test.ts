import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { allCommands } from '../cli/all-commands.js';
import { createTestServer } from '../testing/test-server.js';
import { init } from './init-command.js';

const page = readFileSync(new URL('../../../../docs/open-your-hotel.md', import.meta.url), 'utf8');

/** The words of each command line that the page shows, quotation marks taken off. */
const commands = [...page.matchAll(/^ *npx pnpm (.+)$/gm)].map(([, line = '']) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
);

test('the page about opening a hotel names commands that there are', () => {
  const hotel = commands.filter(([word]) => word === 'hotel').map(([, name]) => name);
  expect(hotel).toEqual(['init', 'check']);
  expect(allCommands.map(({ name }) => name)).toEqual(expect.arrayContaining(hotel));
});

test('its init makes the hotel that it says [G1.5]', async () => {
  const [, , ...args] = commands.find(([word, name]) => word === 'hotel' && name === 'init') ?? [];
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibule-walk-'));
  const file = path.join(folder, '.env');
  const server = await createTestServer();
  const close = async () => undefined;
  const open = async () => ({ services: server.services, close });
  await init({ args, print: () => undefined, open }, { file, asking: undefined });
  await server.services.watch.refresh();
  const { data } = await (await server.fetch('/api/general-settings')).json();
  const { values } = parseArgs({ args, strict: false });
  expect(data).toMatchObject({ hotelName: values['name'], timeZone: values['zone'] });
  expect(existsSync(file)).toBe(true);
  await server.close();
  await rm(folder, { recursive: true });
});
