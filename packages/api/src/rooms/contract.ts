import * as v from 'valibot';
import { MAX_PAGE } from '@vestibule/domain/pagination';
import { daySchema } from '@vestibule/domain/calendar';
import {
  availabilityEntrySchema,
  emptyRoomsReasons,
  MAX_GUESTS,
  MIN_GUESTS,
  roomSchema,
  roomSorts,
  stayAvailabilities,
  staySchema,
} from '@vestibule/domain/rooms';
import {
  envelope,
  idSchema,
  operation,
  searchSchema,
  translated,
  wholeNumberParameter,
} from '../transport/operation.js';
import { routes } from './routes.js';

const truthParameter = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);

/** Rooms in pages; without both, the first 200. */
const pageParameters = () => ({
  page: v.optional(wholeNumberParameter(1, MAX_PAGE)),
  limit: v.optional(wholeNumberParameter(1, 100)),
});

/** A room of a list; with dates, how far it is free in them (ruling 6). */
const foundRoomSchema = v.object({
  ...translated(roomSchema).entries,
  availability: v.optional(v.picklist(stayAvailabilities)),
});

/** Spec 7: GET /rooms with category, active and search parameters; all others are additive. */
export const listRooms = operation({
  id: 'rooms.list-rooms',
  ...routes.listRooms,
  summary: 'The rooms that match, or one page of them',
  access: 'public',
  query: v.object({
    category: v.optional(searchSchema),
    active: v.optional(truthParameter),
    search: v.optional(searchSchema),
    checkIn: v.optional(daySchema),
    checkOut: v.optional(daySchema),
    guests: v.optional(wholeNumberParameter(MIN_GUESTS, MAX_GUESTS)),
    /** Those that Home shows: let, and with a picture (spec 5). */
    featured: v.optional(truthParameter),
    /** The others of the hotel, first those of this room's category or type (spec 4). */
    similarTo: v.optional(idSchema),
    /** By the price after its discount, or by size; otherwise in the hotel's own order. */
    sort: v.optional(v.picklist(roomSorts)),
    ...pageParameters(),
  }),
  reply: v.object({
    success: v.literal(true),
    data: v.array(foundRoomSchema),
    /** How many match in all; more than `data` holds where the reply is one page of them. */
    total: v.number(),
    /** Where nothing matches: why. */
    emptyReason: v.optional(v.picklist(emptyRoomsReasons)),
    /** Where nothing matches the dates: the last day that the hotel sells yet. */
    openUntil: v.optional(daySchema),
    /** Where nothing matches the dates: the nearest stays of as many nights that a room is free for. */
    nearestStays: v.optional(v.array(staySchema)),
  }),
  problems: ['rooms.check-out-not-after-check-in'],
});

export const getRoom = operation({
  id: 'rooms.get-room',
  ...routes.getRoom,
  summary: 'One room',
  access: 'public',
  params: v.object({ id: idSchema }),
  reply: envelope(translated(roomSchema)),
  problems: ['rooms.not-found'],
});

export const getRoomAvailability = operation({
  id: 'rooms.get-room-availability',
  ...routes.getRoomAvailability,
  summary: 'Whether one room is free for every night of a stay',
  access: 'public',
  params: v.object({ id: idSchema }),
  query: staySchema,
  reply: envelope(
    v.object({
      /** Free on every night, the check-out day excluded. */
      available: v.boolean(),
      nights: v.array(availabilityEntrySchema),
    }),
  ),
  problems: ['rooms.not-found', 'rooms.check-out-not-after-check-in'],
});

/**
 * Ruling 26: a flat list; without `from` and `to`, the next 180 days, and never more than 400. A large
 * hotel answers in pages of rooms: the same rooms as the pages of GET /rooms without a search.
 */
export const listAvailability = operation({
  id: 'rooms.list-availability',
  ...routes.listAvailability,
  summary: 'How many of each room are free on each day, or of each room of one page',
  access: 'public',
  query: v.object({
    serviceType: v.literal('room'),
    from: v.optional(daySchema),
    to: v.optional(daySchema),
    ...pageParameters(),
  }),
  reply: envelope(
    v.object({ availabilities: v.object({ room: v.array(availabilityEntrySchema) }) }),
  ),
  problems: [],
});
