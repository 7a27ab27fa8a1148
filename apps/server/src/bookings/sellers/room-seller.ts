import { roomKind, type RoomBookingRequest } from '@vestibule/domain/bookings';
import { ProblemError } from '@vestibule/domain/problem';
import { AVAILABILITY_DAYS, nightsOf, nightsToTake, type Stay } from '@vestibule/domain/rooms';
import { findNearestFreeStays } from '../../rooms/nearest-free-stays.js';
import { findRoom } from '../../rooms/store.js';
import { releaseNights, takeNights } from '../../rooms/take-nights.js';
import { defineSeller } from '../seller.js';

export const roomSeller = defineSeller<'room', Awaited<ReturnType<typeof existingRoom>>>({
  kind: roomKind,
  find: existingRoom,
  async take(tx, request, { today }) {
    const stay = stayOf(request);
    // Money that comes late does not sell a night that is over.
    if (stay.checkIn < today) throw new ProblemError('rooms.check-in-past');
    // Longer than anything that is sold: not a day of it needs to be listed.
    const sellable = nightsOf(stay) <= AVAILABILITY_DAYS;
    if (sellable && (await takeNights(tx, request.id, nightsToTake(stay)))) return;
    const freeStays = await findNearestFreeStays(tx, request.id, stay, today);
    throw new ProblemError('rooms.sold-out', { details: { freeStays } });
  },
  release: (tx, request) => releaseNights(tx, request.id, nightsToTake(stayOf(request))),
});

async function existingRoom(...args: Parameters<typeof findRoom>) {
  const room = await findRoom(...args);
  if (!room) throw new ProblemError('rooms.not-found');
  return room;
}

function stayOf({ bookingDetails: { checkInDate, checkOutDate } }: RoomBookingRequest): Stay {
  return { checkIn: checkInDate, checkOut: checkOutDate };
}
