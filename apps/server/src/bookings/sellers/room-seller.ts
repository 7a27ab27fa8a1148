import { roomKind, type RoomBookingRequest } from '@vestibule/domain/bookings';
import { ProblemError } from '@vestibule/domain/problem';
import { nightsToTake } from '@vestibule/domain/rooms';
import { findRoom } from '../../rooms/store.js';
import { releaseNights, takeNights } from '../../rooms/take-nights.js';
import { defineSeller } from '../seller.js';

export const roomSeller = defineSeller<'room', Awaited<ReturnType<typeof existingRoom>>>({
  kind: roomKind,
  find: existingRoom,
  async take(tx, request) {
    if (await takeNights(tx, request.id, nightsOf(request))) return;
    throw new ProblemError('rooms.sold-out');
  },
  release: (tx, request) => releaseNights(tx, request.id, nightsOf(request)),
});

async function existingRoom(...args: Parameters<typeof findRoom>) {
  const room = await findRoom(...args);
  if (!room) throw new ProblemError('rooms.not-found');
  return room;
}

function nightsOf({ bookingDetails: { checkInDate, checkOutDate } }: RoomBookingRequest) {
  return nightsToTake({ checkIn: checkInDate, checkOut: checkOutDate });
}
