import type { Translation } from '../words/index.js';
import { texts } from './surroundings.texts.js';

/** A point on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** What a picture shows, in degrees. */
export interface AreaFrame {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** The picture of the surroundings is drawn from these data: nothing is loaded from elsewhere. */
export interface AreaMap {
  hotel: Place;
  /** The sea's name, where there is one. */
  sea?: string;
  /** The shore from west to east; the sea lies north of it. Empty where there is none. */
  coast: readonly Place[];
  roads: readonly (readonly Place[])[];
  landmarks: readonly (Place & { name: string })[];
  /** What the picture shows; without it, all that is named here. */
  frame?: AreaFrame;
}

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });

/** The hotel's surroundings, with names in the page's language. */
export const areaMapIn = (t: Translation<typeof texts>): AreaMap => ({
  hotel: at(23.5561, 58.6386),
  sea: t.sea,
  coast: [
    at(23.61784, 58.556),
    at(23.6235, 58.56),
    at(23.6262, 58.572),
    at(23.6205, 58.5818),
    at(23.6228, 58.592),
    at(23.6118, 58.5985),
    at(23.604, 58.593),
    at(23.5955, 58.603),
    at(23.584, 58.607),
    at(23.5762, 58.6165),
    at(23.5655, 58.6205),
    at(23.5598, 58.63),
    at(23.557, 58.6372),
    at(23.5572, 58.6448),
    at(23.5498, 58.652),
    at(23.5468, 58.6632),
    at(23.5376, 58.668),
    at(23.5302, 58.68),
    at(23.5258, 58.686),
  ],
  roads: [
    [
      at(23.61, 58.56),
      at(23.602, 58.578),
      at(23.588, 58.5905),
      at(23.57, 58.6),
      at(23.5545, 58.608),
      at(23.535, 58.612),
      at(23.516, 58.62),
    ],
    [at(23.5545, 58.608), at(23.5498, 58.621), at(23.5515, 58.631), at(23.5548, 58.6378)],
    [at(23.5515, 58.631), at(23.5418, 58.643), at(23.535, 58.656), at(23.5255, 58.668)],
  ],
  landmarks: [
    { name: t.muttrah, ...at(23.6115, 58.581) },
    { name: t.oldMuscat, ...at(23.5995, 58.5885) },
    { name: t.qantab, ...at(23.5455, 58.628) },
    { name: t.yiti, ...at(23.5285, 58.656) },
  ],
  frame: { north: 23.632, south: 23.514, west: 58.556, east: 58.686 },
});

export const areaMap = areaMapIn(texts);

interface Size {
  width: number;
  height: number;
}

/** How much larger than its places a frame is, so that their names have room. */
const ROOM = 1.3;
/** About a kilometre: a hotel alone has surroundings too. */
const LEAST_DEGREES = 0.01;

/** What a picture of the given size shows of a map: its own frame, or one around all its places. */
export function areaFrame(map: AreaMap, { width, height }: Size): AreaFrame {
  if (map.frame) return map.frame;
  const places = [map.hotel, ...map.coast, ...map.roads.flat(), ...map.landmarks];
  const [south, north] = ends(places.map(({ latitude }) => latitude));
  const [west, east] = ends(places.map(({ longitude }) => longitude));
  const latitude = (south + north) / 2;
  const longitude = (west + east) / 2;
  // A degree from west to east is the shorter, the further from the equator.
  const wide = width / height / Math.cos((latitude * Math.PI) / 180);
  const high = (Math.max(north - south, (east - west) / wide, LEAST_DEGREES) / 2) * ROOM;
  return {
    north: latitude + high,
    south: latitude - high,
    west: longitude - high * wide,
    east: longitude + high * wide,
  };
}

const ends = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Where a place is in a picture of the given size; straight lines are good enough here. */
export function projectPlace(
  place: Place,
  { north, south, west, east }: AreaFrame,
  { width, height }: Size,
): { x: number; y: number } {
  const x = ((place.longitude - west) / (east - west)) * width;
  const y = ((north - place.latitude) / (north - south)) * height;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** The interactive frame of OpenStreetMap around the hotel. */
export function interactiveMapUrl({ latitude, longitude }: Place): string {
  const box = [longitude - 0.03, latitude - 0.02, longitude + 0.03, latitude + 0.02];
  const query = {
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  };
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `https://www.openstreetmap.org/export/embed.html?${pairs.join('&')}`;
}
