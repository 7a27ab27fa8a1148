import { createHash } from 'node:crypto';
import { lockBooking } from '../../bookings/store.js';
import { inTransaction } from '../../database/retry.js';
import type { Services } from '../../services.js';
import type { PaidBooking } from '../store.js';
import { findReceipt, keepReceipt } from './receipt-store.js';
import { receiptOf, type Receipt } from './receipt.js';

type Drawn = Uint8Array<ArrayBuffer>;

/** What this process is drawing now, so that whoever asks meanwhile gets the same. */
const underway = new Map<string, Promise<Drawn>>();

/** The receipt of a confirmed booking as PDF: drawn once, and kept while its text stays the same. */
export async function keptReceipt(services: Services, paid: PaidBooking): Promise<Drawn> {
  const receipt = await receiptOf(services.db, paid);
  const digest = createHash('sha256').update(JSON.stringify(receipt)).digest('base64url');
  const key = `${paid.booking.id} ${digest}`;
  const drawing =
    underway.get(key) ??
    findOrDraw(services, paid, receipt, digest).finally(() => underway.delete(key));
  underway.set(key, drawing);
  return await drawing;
}

async function findOrDraw(services: Services, paid: PaidBooking, receipt: Receipt, digest: string) {
  const kept = await findReceipt(services.db, paid.booking.id, digest);
  if (kept) return kept;
  const pdf = await services.drawReceipt(receipt);
  await keep(services, paid, digest, pdf);
  return pdf;
}

/** Unless the booking was cancelled, or its guest has left, while it was drawn. */
async function keep({ db }: Services, paid: PaidBooking, digest: string, pdf: Drawn) {
  await inTransaction(db, async (tx) => {
    const { booking, hold } = await lockBooking(tx, paid.booking.id);
    const same = booking.guestEmail === paid.booking.guestEmail;
    if (hold.state !== 'delivered' || !same) return;
    await keepReceipt(tx, { bookingId: booking.id, digest, pdf: Buffer.from(pdf) });
  });
}
