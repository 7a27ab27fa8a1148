import { capitalise } from '../text/index.js';

/** Spec 9: the keywords, in the order in which they are looked for. */
const keywords = [
  'wifi',
  'balcony',
  'minibar',
  'tv',
  'safe',
  'workspace',
  'swimming',
  'spa',
  'gym',
  'breakfast',
  'parking',
  'restaurant',
  'bathtub',
  'bar',
  'ac',
] as const;

export type AmenityIcon = (typeof keywords)[number] | 'check';

/** The icon of an amenity by keyword, otherwise a check icon (spec 9). */
export function amenityIcon(amenity: string): AmenityIcon {
  const words = amenity.toLowerCase().replace(/[-\s]+/g, ' ');
  const compact = words.replaceAll(' ', '');
  return keywords.find((keyword) => matches(keyword, words, compact)) ?? 'check';
}

/** Short keywords match whole words only: `ac` is not in `terrace`. */
function matches(keyword: string, words: string, compact: string): boolean {
  return keyword.length <= 3
    ? new RegExp(`(^|[^a-z])${keyword}([^a-z]|$)`).test(words)
    : compact.includes(keyword);
}

/** Amenity names are capitalised (spec 9). */
export function amenityLabel(amenity: string): string {
  return capitalise(amenity.trim());
}
