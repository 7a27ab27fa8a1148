import type { Translation } from '../words/index.js';
import { texts } from './sample-rooms.texts.js';

type Words = Translation<typeof texts>;

/** Static sample content of the placeholder room pages (spec 2); not rooms that can be booked. */
export interface SampleRoom {
  name: string;
  tagline: string;
  images: readonly string[];
  text: readonly string[];
  facts: readonly { label: string; value: string }[];
  nightlyCents: number;
}

const premiumPanorama = (t: Words): SampleRoom => ({
  name: t.panoramaName,
  tagline: t.panoramaTagline,
  images: ['panorama-king-1.webp', 'panorama-king-2.webp'],
  text: [t.panoramaRoom, t.panoramaComforts],
  facts: [
    { label: t.size, value: t.panoramaSize },
    { label: t.bed, value: t.panoramaBed },
    { label: t.guests, value: t.panoramaGuests },
    { label: t.view, value: t.panoramaView },
  ],
  nightlyCents: 22_500,
});

const presidential = (t: Words): SampleRoom => ({
  name: t.presidentialName,
  tagline: t.presidentialTagline,
  images: ['presidential-suite-1.webp', 'presidential-suite-2.webp', 'presidential-suite-3.webp'],
  text: [t.presidentialRooms, t.presidentialComforts],
  facts: [
    { label: t.floor, value: t.presidentialFloor },
    { label: t.bed, value: t.presidentialBed },
    { label: t.guests, value: t.presidentialGuests },
    { label: t.view, value: t.presidentialView },
  ],
  nightlyCents: 89_000,
});

export function sampleRoomsIn(t: Words = texts) {
  return { premiumPanorama: premiumPanorama(t), presidential: presidential(t) };
}

export const sampleRooms = sampleRoomsIn();
