import { describe, expect, it } from 'vitest';
import { areaMap, interactiveMapUrl, projectPlace } from './area-map.js';

describe('the map on the contact page (design, Budgets)', () => {
  it('shows every landmark and the hotel inside the picture', () => {
    for (const place of [areaMap.hotel, ...areaMap.landmarks]) {
      const { x, y } = projectPlace(place, 800, 600);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(800);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(600);
    }
  });

  it('has north above and east to the right', () => {
    const [muttrah] = areaMap.landmarks;
    if (!muttrah) throw new Error('There is a landmark');
    const hotel = projectPlace(areaMap.hotel, 800, 600);
    expect(projectPlace(muttrah, 800, 600).y).toBeLessThan(hotel.y);
    expect(projectPlace(muttrah, 800, 600).x).toBeLessThan(hotel.x);
  });

  it('asks OpenStreetMap for the hotel', () => {
    const url = interactiveMapUrl(areaMap.hotel);
    expect(url).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
    expect(url).toContain('marker=23.5561%2C58.6386');
  });
});
