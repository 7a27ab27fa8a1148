import type { Translation } from '../words/index.js';
import { texts } from './room-defaults.texts.js';
import type { Room } from './room.schema.js';

/** Spec 9, Business constants: what a room shows when its record is silent. */
export const DEFAULT_CAPACITY = 2;
export const SIMILAR_DEFAULT_CAPACITY = 1;
export const SIMILAR_DEFAULT_BED_TYPE = '1';
export const DEFAULT_CHECK_IN_TIME = '14:00';
export const DEFAULT_CHECK_OUT_TIME = '12:00';
/** Shown where a room has no picture, or one that cannot be loaded. */
export const FALLBACK_ROOM_IMAGE = 'fallback.webp';

export const MIN_GUESTS = 1;
export const MAX_GUESTS = 10;
export const ROOMS_PAGE_SIZE = 6;
export const FEATURED_ROOMS = 6;
export const SIMILAR_ROOMS = 3;

/** Without `page` and `limit` a whole hotel of ordinary size; a larger one answers in pages. */
const MAX_ROOMS = 200;

/** How many rooms one reply is about (decisions 021 and 027). */
export function roomsAtOnce({ page, limit }: { page?: number; limit?: number }): number {
  return limit ?? (page === undefined ? MAX_ROOMS : ROOMS_PAGE_SIZE);
}

export function roomCapacity(room: Pick<Room, 'capacity'>): number {
  return room.capacity ?? DEFAULT_CAPACITY;
}

type Words = Translation<typeof texts>;

export function roomBedType(room: Pick<Room, 'bedType'>, t: Words = texts): string {
  return room.bedType || t.standardBed;
}

/** The size that a room's page shows: 44m2 as specified, or what the record says, if anything. */
export function roomSize(
  room: Pick<Room, 'size'>,
  source: 'fixed' | 'own',
  t: Words = texts,
): string | undefined {
  if (source === 'fixed') return t.fixedSize;
  return room.size === undefined ? undefined : t.size({ size: room.size });
}

/** Of every room, whatever its record says. */
export function roomBath(t: Words = texts): string {
  return t.privateBath;
}

/** The first picture, or the fallback placeholder (spec 9). */
export function roomCover(room: Pick<Room, 'images'>): string {
  return room.images[0] ?? FALLBACK_ROOM_IMAGE;
}

/** All pictures, the cover last: on a room's page the hero already shows it. */
export function galleryImages<T>({ images: [cover, ...others] }: { images: readonly T[] }): T[] {
  return cover === undefined ? [] : [...others, cover];
}

/** A room's gallery loops from so many pictures on (ruling 36). */
export const GALLERY_LOOPS_FROM = 3;

export function clampGuests(guests: number): number {
  if (!Number.isFinite(guests)) return MIN_GUESTS;
  return Math.min(MAX_GUESTS, Math.max(MIN_GUESTS, Math.trunc(guests)));
}
