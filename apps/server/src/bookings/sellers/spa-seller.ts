import { spaKind, type SpaBookingRequest } from '@vestibule/domain/bookings';
import { ProblemError } from '@vestibule/domain/problem';
import { isPastSlot, nearestFreeSlots, slotsOfDay, type Treatment } from '@vestibule/domain/spa';
import type { Database, Transaction } from '../../database/connect.js';
import { diaryOf, findTakenSlots, findTreatment, lockTreatment } from '../../spa/store.js';
import { releaseSlots, takeSlots } from '../../spa/take-slots.js';
import { defineSeller, type TakeContext } from '../seller.js';

export const spaSeller = defineSeller<'spa', Treatment>({
  kind: spaKind,
  find: existingTreatment,
  async take(tx, request, context) {
    // Its half hours are stored apart from the treatment: without the lock it could be removed meanwhile.
    await lockTreatment(tx, request.id);
    const treatment = await existingTreatment(tx, request.id);
    const { serviceDate: date, serviceTime: time, duration: minutes } = request.bookingDetails;
    const { bookingId } = context;
    const past = isPastSlot({ date, time }, context);
    const wanted = { diary: diaryOf(treatment), date, time, minutes, bookingId };
    if (!past && (await takeSlots(tx, wanted))) return;
    throw new ProblemError(past ? 'spa.slot-past' : 'spa.slot-taken', {
      details: { freeSlots: await findFreeSlots(tx, treatment, request, context) },
    });
  },
  release: (tx, _request, bookingId) => releaseSlots(tx, bookingId),
});

async function existingTreatment(db: Database | Transaction, id: string): Promise<Treatment> {
  const treatment = await findTreatment(db, id);
  if (!treatment) throw new ProblemError('spa.not-found');
  return treatment;
}

/** What a guest is offered whose time was taken: the nearest of the same day. */
async function findFreeSlots(
  tx: Transaction,
  treatment: Treatment,
  { bookingDetails: { serviceDate: date, serviceTime, duration: minutes } }: SpaBookingRequest,
  context: TakeContext,
): Promise<string[]> {
  const taken = await findTakenSlots(tx, diaryOf(treatment), date);
  const slots = slotsOfDay({ date, minutes, taken, now: context });
  return nearestFreeSlots(slots, serviceTime);
}
