import { DEFAULT_LANGUAGE, languages, type OtherLanguage } from '@vestibule/domain/words';
import type { tableAreas } from '../cache/areas.js';

const ofRecords = [
  'pictures',
  'settings',
  'pages',
  'words',
  'rooms',
  'categories',
  'specialists',
  'treatments',
  'events',
  'halls',
  'menu',
  'closed-nights',
] as const;

/** A kind of data, and its file without `.yaml`. */
export type DataKindName = (typeof ofRecords)[number] | `translations.${OtherLanguage}`;

/** The languages that records are translated into. */
export const translated = languages.filter(
  (language): language is OtherLanguage => language !== DEFAULT_LANGUAGE,
);

/** In the order in which one kind needs another. */
export const dataKindNames: readonly DataKindName[] = [
  ...ofRecords,
  ...translated.map((language) => `translations.${language}` as const),
];

/** Which kind holds the records of a table that guests see. */
export const kindOfTable = {
  settings: 'settings',
  content_pages: 'pages',
  hotel_words: 'words',
  rooms: 'rooms',
  room_availability: 'closed-nights',
  treatment_categories: 'categories',
  specialists: 'specialists',
  treatments: 'treatments',
  events: 'events',
  halls: 'halls',
  menu_items: 'menu',
  pictures: 'pictures',
} as const satisfies Record<keyof typeof tableAreas, DataKindName>;
