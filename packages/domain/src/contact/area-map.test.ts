import { describe, expect, it } from 'vitest';
import { areaFrame, areaMap, interactiveMapUrl, projectPlace, type AreaMap } from './area-map.js';

const size = { width: 800, height: 500 };

/** Where the hotel and the landmarks are in the picture. */
const shownAt = (map: AreaMap) =>
  [map.hotel, ...map.landmarks].map((place) => projectPlace(place, areaFrame(map, size), size));

/** A hotel inland, west of Greenwich or south of the equator as well. */
const elsewhere = (latitude: number, longitude: number): AreaMap => ({
  hotel: { latitude, longitude },
  coast: [],
  roads: [],
  landmarks: [
    { name: 'The cathedral', latitude: latitude + 0.02, longitude: longitude - 0.005 },
    { name: 'The station', latitude: latitude - 0.01, longitude: longitude + 0.01 },
  ],
});

describe('the map on the contact page (design, Budgets)', () => {
  it('shows every landmark and the hotel inside the picture', () => {
    expect(shownAt(areaMap)).toEqual([
      { x: 508.3, y: 321.6 },
      { x: 153.8, y: 86.9 },
      { x: 200, y: 137.7 },
      { x: 443.1, y: 366.5 },
      { x: 615.4, y: 438.6 },
    ]);
  });

  it('draws the shore from edge to edge', () => {
    const frame = areaFrame(areaMap, size);
    const shore = areaMap.coast.map((place) => projectPlace(place, frame, size));
    expect([shore[0], shore.at(-1)]).toEqual([
      { x: 0, y: 60 },
      { x: 800, y: 450 },
    ]);
  });

  it.each([
    ['Vienna', 48.2082, 16.3738],
    ['Cusco', -13.5167, -71.9788],
  ])('frames the places of another map: %s', (_, latitude, longitude) => {
    const map = elsewhere(latitude, longitude);
    for (const { x, y } of shownAt(map)) {
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(750);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(450);
    }
    // As wide as high on the ground, where the picture is.
    const { north, south, west, east } = areaFrame(map, size);
    const across = (east - west) * Math.cos((latitude * Math.PI) / 180);
    expect(across / (north - south)).toBeCloseTo(1.6, 2);
  });

  it('shows a hotel alone in the middle', () => {
    const alone = { ...elsewhere(48.2, 16.4), landmarks: [] };
    expect(shownAt(alone)).toEqual([{ x: 400, y: 250 }]);
  });

  it('has north above and east to the right', () => {
    const [muttrah] = areaMap.landmarks;
    if (!muttrah) throw new Error('There is a landmark');
    const frame = areaFrame(areaMap, size);
    const hotel = projectPlace(areaMap.hotel, frame, size);
    expect(projectPlace(muttrah, frame, size).y).toBeLessThan(hotel.y);
    expect(projectPlace(muttrah, frame, size).x).toBeLessThan(hotel.x);
  });

  it('asks OpenStreetMap for the hotel', () => {
    const url = interactiveMapUrl(areaMap.hotel);
    expect(url).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
    expect(url).toContain('marker=23.5561%2C58.6386');
  });
});
