import { describe, expect, test } from 'vitest';
import { buildHall } from './builders.js';
import {
  availableHalls,
  hallAmenityTags,
  hallPeopleText,
  hallSizeText,
  hallStatusClass,
  hallTeaser,
} from './hall.js';
import { texts as facts } from './hall-facts.texts.js';
import { texts as intro } from './halls-intro.texts.js';

describe('meeting halls (spec 3 and 9)', () => {
  test('only halls with status Available are kept [S3.halls.1]', () => {
    const halls = [
      buildHall(),
      buildHall({ _id: 'b', status: 'Maintenance' }),
      buildHall({ _id: 'c', status: 'available' }),
    ];
    expect(availableHalls(halls).map((hall) => hall._id)).toEqual(['majlis']);
  });

  test('a card shows at most four amenity tags and how many more there are [S2.halls.6, S9.halls.1]', () => {
    const hall = buildHall({ amenities: ['a', 'b', 'c', 'd', 'e', 'f'] });
    expect(hallAmenityTags(hall)).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 2 });
    expect(hallAmenityTags(buildHall({ amenities: ['a'] }))).toEqual({ shown: ['a'], more: 0 });
  });

  test('the status is a lower-cased style class [S2.halls.5]', () => {
    expect(hallStatusClass('Available')).toBe('available');
    expect(hallStatusClass('Under Repair')).toBe('under-repair');
  });

  test('people and square feet are counted with a comma at the thousands', () => {
    expect(hallPeopleText(40)).toBe('40 people');
    expect(hallPeopleText(12_500)).toBe('12,500 people');
    expect(hallSizeText(1200)).toBe('1,200 sq ft');
  });

  test('people and square feet are counted as the locale does', () => {
    expect(hallPeopleText(12_500, undefined, 'de-DE')).toBe('12.500 people');
    expect(hallSizeText(1200, undefined, 'de-DE')).toBe('1.200 sq ft');
    expect(hallSizeText(1200, undefined, 'ar-OM-u-nu-latn')).toBe('1,200 sq ft');
  });

  test('a teaser names what a planner looks for', () => {
    expect(hallTeaser(buildHall({ amenities: ['Projector', 'Daylight'] }))).toBe(
      'The Majlis: 860 sq ft, for up to 40 people. Projector, Daylight.',
    );
    expect(hallTeaser(buildHall({ amenities: [] }))).toMatch(/40 people\.$/);
  });

  test('the intro speaks of what the venues are for (spec 2, Meeting halls) [S2.halls.2]', () => {
    expect(intro.title).toBe('Professional Venues');
    expect(intro.intro).toContain('business meetings, conferences and corporate events');
  });
});

test('the note beside a price says what it is for [S2.halls.4]', () => {
  expect(facts.perHour).toBe('Per hour');
});
