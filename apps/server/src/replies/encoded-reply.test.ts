import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readReply, sendReply } from './encoded-reply.js';

const text = 'x'.repeat(2000);
const browser = new Request('http://hotel.example/', { headers: { 'accept-encoding': 'br' } });

test('where the compressor fails the body is sent plain, and the next caller has it compressed', async () => {
  const reply = await readReply(new Response(text), true);
  const { body } = reply;
  // A Response can send it, and no compressor reads it.
  const unreadable = Object.assign(new Blob([text]), { length: text.length }) as never;
  Object.assign(reply, { body: unreadable });
  const plain = await sendReply(browser, reply);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
  Object.assign(reply, { body });
  const compressed = await sendReply(browser, reply);
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(text);
});

test('what the handler says it varies by stays', async () => {
  const made = new Response(text, { headers: { vary: 'Accept-Language' } });
  const sent = await sendReply(browser, await readReply(made, true));
  expect(sent.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
});
