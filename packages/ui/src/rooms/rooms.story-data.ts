import { buildRooms } from '@vestibule/domain/rooms/builders';

/** Six rooms of the demonstration hotel, for stories; of the last one little is known. */
export const storyRooms = buildRooms().map((room) =>
  room._id === 'courtyard-double'
    ? { ...room, capacity: undefined, bedType: undefined, images: [] }
    : room,
);
