import { parentPort } from 'node:worker_threads';
import { drawReceipt } from './draw-receipt.ts';
import type { Receipt } from './receipt.js';

/** Draws what it is sent. An error ends the worker, and `receiptDrawer` is told. */
parentPort?.on('message', (receipt: Receipt) => void answer(receipt));

async function answer(receipt: Receipt) {
  const pdf = await drawReceipt(receipt);
  parentPort?.postMessage(pdf, [pdf.buffer]);
}
