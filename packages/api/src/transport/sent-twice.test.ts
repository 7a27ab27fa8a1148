import { expect, test } from 'vitest';
import { contactApi } from '../contact/endpoints.js';
import { hallsApi } from '../halls/endpoints.js';
import { memoryTokenStorage } from './environment.js';
import { createHotelStore } from './store.js';

const message = { name: 'Amal', email: 'amal@example.com', message: 'In May?' };
const { sendMessage } = contactApi.endpoints;

/** A store, the keys that it has sent, and how its server answers from now on. */
function open() {
  const keys: (string | null)[] = [];
  const server = { answer: (): Response => Response.json({ success: true, message: 'Sent' }) };
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    tokens: memoryTokenStorage(),
    fetch: async (input, init) => {
      keys.push(new Request(input, init).headers.get('idempotency-key'));
      return server.answer();
    },
  });
  const send = (change = {}) => store.dispatch(sendMessage.initiate({ ...message, ...change }));
  return { keys, server, store, send };
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};

test('what is sent again after a lost reply has the key of before, until it has succeeded', async () => {
  const { keys, server, send } = open();
  server.answer = lost;
  await send();
  server.answer = () => Response.json({}, { status: 503 });
  await send();
  server.answer = () => Response.json({ success: true, message: 'Sent' });
  await send();
  await send();
  expect(keys[0]).toMatch(/^0\.\d+$/);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('what was refused is forgotten: sent again it has a new key', async () => {
  const { keys, server, send } = open();
  server.answer = () => Response.json({}, { status: 422 });
  await send();
  await send();
  expect(keys[1]).not.toBe(keys[0]);
});

test('two presses at once have one key', async () => {
  const { keys, send } = open();
  await Promise.all([send(), send()]);
  expect(keys[1]).toBe(keys[0]);
});

test('what has changed has a new key, and what was lost before keeps its own', async () => {
  const { keys, server, send } = open();
  server.answer = lost;
  await send();
  await send({ message: 'In June?' });
  await send();
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test('two tabs have keys of their own', async () => {
  const [one, other] = [open(), open()];
  await one.send();
  await other.send();
  expect(other.keys[0]).not.toBe(one.keys[0]);
});

test('what only asks sends none', async () => {
  const { keys, server, store } = open();
  server.answer = () => Response.json({ success: true, data: { halls: [] } });
  await store.dispatch(hallsApi.endpoints.listHalls.initiate());
  expect(keys).toEqual([null]);
});
