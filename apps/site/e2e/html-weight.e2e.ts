import { get, type IncomingMessage } from 'node:http';
import { arabicPages, publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const MAX_BYTES = 14_000;
/**
 * What they list is in the HTML twice: as markup, and as the state that their filters read. Each names
 * the other language in its head, top bar and footer: about 150 bytes.
 */
const heavier: Readonly<Record<string, number>> = {
  '/': 14_650,
  // Each card says whether its stay is refundable; the list can be put in order.
  '/rooms': 14_450,
  '/rooms4': 14_600,
  '/room-single/sea-view-king': 16_150,
  '/spa': 14_800,
  '/events': 14_600,
  '/restaurant': 15_100,
  // A letter of Arabic is two bytes, and fewer of them repeat; its head has the type of Arabic besides.
  // The port of the run and the names of the files are in them too, and differ by 20 bytes.
  '/ar': 15_700,
  '/ar/rooms': 15_350,
  '/ar/rooms4': 15_350,
  // The same page came as 16 977 and as 17 309 bytes: the compression depends on where its pieces end.
  '/ar/room-single/sea-view-king': 17_400,
  '/ar/spa': 15_500,
  '/ar/events': 15_250,
  '/ar/restaurant': 15_900,
};

/** As they come over the wire. */
async function compressedBytes(url: URL): Promise<number> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  expect(reply.headers['content-encoding']).toBe('br');
  const pieces: Buffer[] = await reply.toArray();
  return Buffer.concat(pieces).byteLength;
}

for (const path of [...publicPages, ...arabicPages]) {
  const most = heavier[path] ?? MAX_BYTES;
  test(`the HTML of ${path} weighs at most ${most} bytes`, async ({ baseURL }) => {
    const bytes = await compressedBytes(new URL(path, baseURL));
    test.info().annotations.push({ type: 'html', description: `${path} ${bytes}` });
    expect(bytes).toBeLessThanOrEqual(most);
  });
}
