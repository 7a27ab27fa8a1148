import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Receipt } from './receipt.js';

/** Makes the PDF; fails for this receipt alone when it cannot be drawn in time. */
export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

/** Beside this file in the sources, and beside the bundle in `dist`, where Vite builds it too. */
const extension = path.extname(import.meta.filename);
const receiptWorker = path.join(import.meta.dirname, `receipt-worker${extension}`);

/** A worker starts in a second of its own time, which on an overloaded machine took more than fifteen. */
const LIMIT_MS = 60_000;

/**
 * Draws one receipt after another in a thread of its own: drawing takes a fifth of a second, for which
 * nobody else may wait. A worker that died or hangs is replaced for the next receipt.
 */
export function receiptDrawer(file = receiptWorker, limitMs = LIMIT_MS): DrawReceipt {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const drawNext = async (receipt: Receipt) => {
    const current = (worker ??= openWorker(file, () => (worker = undefined)));
    try {
      return await drawWith(current, receipt, limitMs);
    } catch (cause) {
      await current.terminate();
      throw new Error('The receipt was not drawn.', { cause });
    }
  };
  return (receipt) => {
    const drawn = last.then(() => drawNext(receipt));
    last = drawn.catch(() => {});
    return drawn;
  };
}

/** The one of this process; it starts with the first receipt. */
export const drawInWorker = receiptDrawer();

function openWorker(file: string, onExit: () => void): Worker {
  // Without the flags of this process, which may be meant for its main program alone.
  const worker = new Worker(file, { execArgv: [] });
  // It may fail between two receipts too, and an unhandled 'error' event ends the process.
  worker.on('error', () => {});
  worker.once('exit', onExit);
  worker.unref();
  return worker;
}

async function drawWith(worker: Worker, receipt: Receipt, limitMs: number) {
  const gone = new AbortController();
  const leave = () => gone.abort(new Error('The worker has ended.'));
  worker.once('exit', leave);
  worker.ref();
  try {
    worker.postMessage(receipt, []);
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(limitMs)]);
    const [pdf] = (await once(worker, 'message', { signal })) as [Uint8Array<ArrayBuffer>];
    return pdf;
  } finally {
    worker.off('exit', leave);
    worker.unref();
  }
}
