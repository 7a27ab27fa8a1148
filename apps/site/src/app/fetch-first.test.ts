import { afterEach, expect, test, vi } from 'vitest';
import { fetchFirst } from './fetch-first.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers each request with the next of these; nothing is a line that is down. */
function answering(...replies: (Response | undefined)[]) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => {
    const reply = replies.shift();
    if (!reply) throw new TypeError('Failed to fetch');
    return reply;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const code = () => vi.fn<() => Promise<string>>().mockResolvedValue('dialog');

test('nothing is imported whose files have not arrived: a browser keeps a failed import', async () => {
  const fetch = answering(undefined, new Response(null, { status: 404 }), new Response('code'));
  const load = code();
  await expect(fetchFirst(load, ['assets/one.js'])).rejects.toThrow('Failed to fetch');
  await expect(fetchFirst(load, ['assets/one.js'])).rejects.toThrow('404 /assets/one.js');
  expect(load).not.toHaveBeenCalled();
  await expect(fetchFirst(load, ['assets/one.js'])).resolves.toBe('dialog');
  expect(fetch.mock.calls).toEqual([['/assets/one.js'], ['/assets/one.js'], ['/assets/one.js']]);
});

test('what has arrived is not asked for again', async () => {
  const fetch = answering(new Response('two'), new Response('three'));
  await fetchFirst(code(), ['assets/two.js']);
  await fetchFirst(code(), ['assets/two.js', 'assets/three.js']);
  expect(fetch.mock.calls).toEqual([['/assets/two.js'], ['/assets/three.js']]);
});
