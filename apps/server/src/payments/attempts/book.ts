import { centsToDollars } from '@vestibule/domain/money';
import type { PaymentGateway } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import type { Language } from '@vestibule/domain/words';
import { findFreedBooking, insertBooking, reviveBooking } from '../../bookings/store.js';
import { sellerOf } from '../../bookings/sellers.js';
import type { Transaction } from '../../database/connect.js';
import type { Caller } from '../../http/caller.js';
import type { Services } from '../../services.js';
import { findHoldTerm } from '../holds/find-hold-term.js';
import { cancelClashingBookings } from './clashing-bookings.js';
import type { PreparedOrder } from './prepare-order.js';
import { newId } from '../records/payment-id.js';
import type { BookingRow, HoldRow, PaymentRow } from '../store.js';

export interface AttemptOrder extends PreparedOrder {
  gateway: PaymentGateway;
  caller: Caller;
  /** The network that the caller books from, hashed. */
  network: string;
  /** What the guest was shown. */
  claimedCents: number;
  /** The guest's bookings of the same time whose provider did not answer. */
  unanswered: ReadonlySet<string>;
  /** What the guest reads. */
  language: Language;
}

export interface KeptBooking {
  booking: BookingRow;
  hold: HoldRow;
  /** Attempts to pay what the guest gave up for it: their pages are to be withdrawn. */
  replaced: PaymentRow[];
}

/** Takes what the guest asks for, and keeps it until it is paid or its time is over. */
export async function book(
  tx: Transaction,
  services: Services,
  order: AttemptOrder,
): Promise<KeptBooking> {
  const { caller, claimedCents, columns, language, network, request, totalCents, unanswered } =
    order;
  if (claimedCents !== totalCents) {
    throw new ProblemError('payments.price-changed', {
      details: { total: centsToDollars(totalCents) },
    });
  }
  const wanted = { userId: caller.id, request };
  const replaced = await cancelClashingBookings(tx, services, wanted, unanswered);
  const { fingerprint } = columns;
  const freed = await findFreedBooking(tx, { fingerprint, totalCents });
  // Its money came between the look and the lock.
  if (freed?.hold.state === 'delivered') throw new ProblemError('payments.already-paid');
  const term = await findHoldTerm(tx, services, { ...wanted, network, language });
  const id = freed?.booking.id ?? newId('BK');
  const day = { today: services.today(), time: services.time() };
  if (request) await sellerOf(request.type).take(tx, request, { bookingId: id, ...day });
  // Not earlier: nobody waits, pays or confirms an address for what is sold out.
  if (term instanceof ProblemError) throw term;
  const units = request ? sellerOf(request.type).units(request) : 0;
  const hold = {
    since: term.since,
    expiresAt: term.until,
    renewed: term.again,
    units,
    network,
  };
  const booked = freed
    ? await reviveBooking(tx, id, { ...columns, status: 'pending' }, hold)
    : await insertBooking(
        tx,
        { ...columns, id, status: 'pending', createdAt: services.now() },
        hold,
      );
  return { ...booked, replaced };
}
