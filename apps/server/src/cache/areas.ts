/**
 * What public replies are made of. Each area counts its own changes, so that a booking makes no menu
 * old; triggers on its tables do the counting (migration 0008).
 */
export const cacheAreas = [
  'content',
  'settings',
  'rooms',
  'availability',
  'spa',
  'events',
  'halls',
  'restaurant',
] as const;

export type CacheArea = (typeof cacheAreas)[number];

/** The tables whose every change counts for an area; `record_words` counts for that of its record. */
export const tableAreas = {
  content_pages: 'content',
  settings: 'settings',
  // Said on every page, and read when a setting changes.
  hotel_words: 'settings',
  rooms: 'rooms',
  room_availability: 'availability',
  treatment_categories: 'spa',
  specialists: 'spa',
  treatments: 'spa',
  events: 'events',
  halls: 'halls',
  menu_items: 'restaurant',
  // Rooms say what their pictures show.
  pictures: 'rooms',
} as const satisfies Record<string, CacheArea>;
