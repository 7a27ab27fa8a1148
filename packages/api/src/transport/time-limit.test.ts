import { failureTexts } from '@vestibule/domain/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactApi } from '../contact/endpoints.js';
import { hallsApi } from '../halls/endpoints.js';
import { memoryTokenStorage } from './environment.js';
import { createHotelStore } from './store.js';

const message = { name: 'Amal', email: 'amal@example.com', message: 'In May?' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Never resolves; the call is given up when its time is over. */
const forEver = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** The head of an answer whose body never ends. */
const halfAnAnswer = (request: Request) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"success":'));
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    ),
  );

/** A store whose server answers so, and the keys that it has sent. */
function open(answer: (request: Request) => Promise<Response>) {
  const keys: (string | null)[] = [];
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    tokens: memoryTokenStorage(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      keys.push(request.headers.get('idempotency-key'));
      return await answer(request);
    },
  });
  const read = () => store.dispatch(hallsApi.endpoints.listHalls.initiate());
  const send = () => store.dispatch(contactApi.endpoints.sendMessage.initiate(message));
  return { keys, read, send };
}

/** What a call has come to so many seconds after it was sent. */
async function after<T>(seconds: number, call: PromiseLike<T>) {
  const waiting = 'waiting' as const;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return await Promise.race([call, Promise.resolve(waiting)]);
}

const noAnswer = { error: { message: failureTexts.network, status: undefined } };
const unreachable = { error: { code: 'halls.unreachable', status: undefined } };

test.each([
  ['no answer', forEver],
  ['half an answer', halfAnAnswer],
])('%s: a read is waited for 15 seconds, a change 40', async (_, answer) => {
  const { read, send } = open(answer);
  const reading = read();
  const sending = send();
  expect(await after(14, reading)).toBe('waiting');
  expect(await after(2, reading)).toMatchObject(unreachable);
  expect(await after(23, sending)).toBe('waiting');
  expect(await after(2, sending)).toMatchObject(noAnswer);
});

test.each([
  ['never answered', forEver],
  ['answered by half', halfAnAnswer],
])('what was %s may have taken effect: sent again it has the key of before', async (_, answer) => {
  const { keys, send } = open(answer);
  await after(41, send());
  await after(41, send());
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
