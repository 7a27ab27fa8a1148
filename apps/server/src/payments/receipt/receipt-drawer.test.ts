import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawReceipt } from './draw-receipt.js';
import { drawInWorker, receiptDrawer } from './receipt-drawer.js';
import { buildReceipt } from './receipt.builders.js';

const ROUNDS = 8;

const receipt = (number: string) => buildReceipt({ number });

/** A worker that does what a receipt's number says, and answers with how many it was sent. */
const obedient = `
  import { parentPort } from 'node:worker_threads';
  let sent = 0;
  parentPort.on('message', async ({ number }) => {
    sent += 1;
    if (number === 'exit') process.exit(1);
    if (number === 'throw') throw new Error('the receipt could not be drawn');
    while (number === 'hang');
    parentPort.postMessage(new Uint8Array([sent]));
    if (number === 'exit later') setImmediate(() => process.exit(1));
  });`;

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-receipts-'));
  file = path.join(folder, 'worker.mjs');
  await writeFile(file, obedient);
});
afterAll(() => rm(folder, { recursive: true }));

/** What this thread alone computes meanwhile, in milliseconds. */
async function ownWork(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('a receipt is drawn without the thread that answers requests', async () => {
  const pdf = await drawInWorker(receipt('BK-1'));
  expect(Buffer.from(pdf).subarray(0, 8).toString()).toBe('%PDF-1.7');
  await drawReceipt(receipt('BK-1'));
  const all = (draw: typeof drawReceipt) => async () => {
    for (let round = 0; round < ROUNDS; round += 1) await draw(receipt(`BK-${round}`));
  };
  const here = await ownWork(all(drawReceipt));
  const elsewhere = await ownWork(all(drawInWorker));
  expect(elsewhere).toBeLessThan(here / 4);
});

test.each(['exit', 'throw', 'hang'])(
  'a worker that does this fails one receipt: %s',
  async (fault) => {
    const draw = receiptDrawer(file, 3000);
    const results = await Promise.allSettled(
      ['1', fault, '2', '3'].map((one) => draw(receipt(one))),
    );
    expect(results).toMatchObject([
      { status: 'fulfilled', value: new Uint8Array([1]) },
      { status: 'rejected' },
      { status: 'fulfilled', value: new Uint8Array([1]) },
      { status: 'fulfilled', value: new Uint8Array([2]) },
    ]);
  },
);

test('a worker that ended between two receipts is replaced', async () => {
  const draw = receiptDrawer(file);
  await draw(receipt('exit later'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await draw(receipt('1'))).toEqual(new Uint8Array([1]));
});
