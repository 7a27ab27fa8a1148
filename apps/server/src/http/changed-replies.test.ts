import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableAreas } from '../cache/areas.js';
import { queriesOf } from '../testing/count-queries.js';
import { sendJson } from '../testing/send-json.js';
import { createWeb } from '../web/create-web.js';
import { areasOf, keptCalls, openSeededHotel, type SeededHotel } from './kept-replies.fixtures.js';

let hotel: SeededHotel;
beforeAll(async () => void (hotel = await openSeededHotel()));
afterAll(() => hotel.server.close());

test('200: renewed once what it is made of has changed, and only then', async () => {
  await hotel.costOf('/rooms');
  await hotel.costOf('/events');
  await hotel.server.services.db.$client.query("UPDATE rooms SET name = name || ' again'");
  await hotel.server.services.watch.refresh();
  const rooms = await hotel.costOf('/rooms');
  expect(rooms.queries).toBeGreaterThan(0);
  expect(rooms.body).toContain(' again');
  expect((await hotel.costOf('/events')).queries).toBe(0);
});

test.each(Object.entries(tableAreas))(
  '200: a change of %s renews what is made of it, and nothing else',
  async (table, area) => {
    const { services } = hotel.server;
    const web = createWeb({ services, site: undefined, accepting: () => true });
    const remade = async () => {
      const made: string[] = [];
      for (const { address } of keptCalls) {
        const ask = async () => void (await web.request(`/api${address}`));
        if ((await queriesOf(services.db, ask)).length > 0) made.push(address);
      }
      return made;
    };
    await hotel.makeAllOld();
    const readFromTables = await remade();
    expect(await remade()).toEqual([]);
    await services.db.$client.query(`DELETE FROM ${table} WHERE false`);
    await services.watch.refresh();
    // Maintenance is a setting, so every reply depends on them.
    const shows = keptCalls.filter((each) => area === 'settings' || areasOf(each)?.includes(area));
    const shown = shows.map(({ address }) => address);
    expect(await remade()).toEqual(readFromTables.filter((address) => shown.includes(address)));
    expect(shown).not.toEqual([]);
  },
);

test.each(keptCalls)(
  '200: $address reads no table but those of its areas',
  async ({ operation, address }) => {
    const areas = areasOf({ operation, address });
    await hotel.makeAllOld();
    const sent = await queriesOf(
      hotel.server.services.db,
      async () => void (await hotel.ask(address)),
    );
    const tables = sent.flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/gi)]);
    expect(tables.length).toBeGreaterThan(0);
    for (const [, table = ''] of tables) {
      expect(areas).toContain(tableAreas[table as keyof typeof tableAreas]);
    }
  },
);

test('200: whoever changes something is told the new at once', async () => {
  await hotel.server.services.watch.refresh();
  const before = await hotel.tagOf('/general-settings');
  const events = await hotel.tagOf('/events');
  const body = { value: '+968 1111 2222' };
  const change = { method: 'PUT', body, token: hotel.tokens.admin } as const;
  await sendJson(hotel.server, '/api/settings/general.phone', change);
  const response = await hotel.ask('/general-settings', { 'if-none-match': before });
  expect(response.status).toBe(200);
  expect((await response.json()).data.phone).toBe('+968 1111 2222');
  expect(await hotel.tagOf('/events')).toBe(events);
});

test('200: renewed at the hotel’s midnight', async () => {
  const read = (path: string) =>
    queriesOf(hotel.server.services.db, async () => void (await (await hotel.ask(path)).text()));
  await read('/events');
  expect(await read('/events')).toEqual([]);
  hotel.server.setNow(new Date('2026-11-20T20:00:00Z'));
  expect(await read('/events')).not.toEqual([]);
  hotel.server.setNow(new Date('2026-11-20T08:00:00Z'));
});

test('503: nothing kept is shown in maintenance, and nothing from before after it', async () => {
  await hotel.costOf('/events');
  const set = (enabled: boolean) =>
    sendJson(hotel.server, '/api/settings/maintenance-mode', {
      method: 'PUT',
      body: { enabled },
      token: hotel.tokens.admin,
    });
  await set(true);
  expect((await hotel.costOf('/events')).response.status).toBe(503);
  const headers = { authorization: `Bearer ${hotel.tokens.admin}` };
  expect((await hotel.costOf('/events', { headers })).response.status).toBe(200);
  expect((await hotel.costOf('/events')).response.status).toBe(503);
  await set(false);
  expect(await hotel.costOf('/events')).toMatchObject({ queries: 1, response: { status: 200 } });
});
