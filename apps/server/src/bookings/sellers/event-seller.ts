import { eventKind } from '@vestibule/domain/bookings';
import { hasBegun, spotsLeft, type HotelEvent } from '@vestibule/domain/events';
import { ProblemError } from '@vestibule/domain/problem';
import type { Database, Transaction } from '../../database/connect.js';
import { findEvent, releaseSeats, takeSeats } from '../../events/store.js';
import { defineSeller } from '../seller.js';

export const eventSeller = defineSeller<'event', HotelEvent>({
  kind: eventKind,
  find: existingEvent,
  async take(tx, { id, tickets }, context) {
    if (hasBegun(await existingEvent(tx, id), context)) throw new ProblemError('events.begun');
    if (await takeSeats(tx, id, tickets)) return;
    const details = { spotsLeft: spotsLeft(await existingEvent(tx, id)) };
    throw new ProblemError('events.sold-out', { details });
  },
  release: (tx, { id, tickets }) => releaseSeats(tx, id, tickets),
});

async function existingEvent(db: Database | Transaction, id: string): Promise<HotelEvent> {
  const event = await findEvent(db, id);
  if (!event) throw new ProblemError('events.not-found');
  return event;
}
