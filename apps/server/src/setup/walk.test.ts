import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importCommand } from '../data-files/import-command.js';
import { bookingGuest, choose, roomBooking } from '../testing/booking-guest.js';
import { createPaymentsServer } from '../testing/payments-server.js';
import { checkHotel } from './check/check-command.js';
import { init } from './init-command.js';

const page = readFileSync(new URL('../../../../docs/open-your-hotel.md', import.meta.url), 'utf8');

/** The words of each `pnpm hotel …` that the page shows, quotation marks taken off. */
const commands = [...page.matchAll(/^ *npx pnpm hotel (.+)$/gm)].map(([, line = '']) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
);
const rooms = /^ *```yaml\n([\s\S]+?)^ *```$/m.exec(page)?.[1]?.replaceAll(/^ {3}/gm, '') ?? '';

test('the page about opening a hotel leads to a paid booking in the sandbox [G1.5]', async () => {
  expect(commands.map(([name]) => name)).toEqual(['init', 'import', 'check']);
  const [[, ...initArgs] = [], [, folder = ''] = []] = commands;
  const place = await mkdtemp(path.join(tmpdir(), 'vestibule-walk-'));
  onTestFinished(() => rm(place, { recursive: true }));
  const server = await createPaymentsServer({ SEED: 'none' });
  onTestFinished(() => server.close());
  const { services } = server;
  const print = () => undefined;

  const open = async () => ({ services, close: async () => undefined });
  await init(
    { args: initArgs, print, open },
    { file: path.join(place, '.env'), asking: undefined, environment: {} },
  );
  const data = path.join(place, folder);
  await mkdir(data);
  await writeFile(path.join(data, 'rooms.yaml'), rooms);
  await importCommand.run({ services, args: [data], print });
  await services.watch.refresh();

  const general = await (await server.fetch('/api/general-settings')).json();
  const said = (flag: string) => initArgs[initArgs.indexOf(flag) + 1];
  expect(general.data).toMatchObject({ hotelName: said('--name'), timeZone: said('--zone') });

  const { data: listed } = await (await server.fetch('/api/rooms')).json();
  const [room] = listed;
  const guest = await bookingGuest(server);
  const price = room.price * 2;
  const { paymentId, invoice_url } = await guest.book(roomBooking({}, room._id), price);
  await choose(invoice_url, 'pay');
  expect((await guest.until(paymentId, 'paid')).amount).toBe(230);

  const findings = await checkHotel(
    { DATABASE_URL: services.db.$client.options.connectionString, PUBLIC_URL: server.url },
    services.now(),
  );
  expect(findings.filter(({ state }) => state === 'fail')).toEqual([]);
});
