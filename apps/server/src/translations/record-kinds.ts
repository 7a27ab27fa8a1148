import type { Room } from '@vestibule/domain/rooms';

/** What of a record is in words, by dotted paths; a list on the way means each of its items. */
export interface WordFields {
  /** Texts of the record itself. */
  texts: readonly string[];
  /** Texts of it that are HTML. */
  html: readonly string[];
  /** Texts within its lists: each is translated by its original, in whatever order they come. */
  listed: readonly string[];
}

/** The records that speak to guests, by their tables. */
export const recordKinds = {
  rooms: {
    texts: ['name', 'category', 'bedType'] satisfies (keyof Room)[],
    html: ['description', 'refundPolicy'] satisfies (keyof Room)[],
    listed: ['amenities'] satisfies (keyof Room)[],
  },
  treatments: { texts: ['title', 'description', 'availability'], html: [], listed: [] },
  treatment_categories: { texts: ['name'], html: [], listed: [] },
  specialists: { texts: ['firstName', 'lastName'], html: [], listed: [] },
  events: {
    texts: ['title', 'description', 'location'],
    html: [],
    listed: ['extras.name', 'addons.name'],
  },
  halls: { texts: ['name'], html: [], listed: ['amenities', 'seating.layout'] },
  menu_items: {
    texts: ['name', 'description'],
    html: [],
    listed: ['ingredients', 'extras.name'],
  },
  /** Of every page: one has some of them. */
  content_pages: {
    texts: [
      'title',
      'subtitle',
      'description',
      'introduction',
      'hero.title',
      'hero.subtitle',
      'header.title',
      'header.description',
      'welcome.message',
      'about.title',
      'about.subtitle',
      'about.welcomeMessage',
      'headChef',
      'cuisineType',
      'openingHours',
      'aboutText',
      'contactInfo.address',
      'copyrightText',
    ],
    html: ['about.content', 'body'],
    listed: [
      'main.label',
      'team.name',
      'team.position',
      'team.description',
      'featuredDishes.name',
      'featuredServices.text',
    ],
  },
  pictures: { texts: ['description'], html: [], listed: [] },
  settings: { texts: ['value'], html: [], listed: [] },
} as const satisfies Record<string, WordFields>;

export type RecordKind = keyof typeof recordKinds;

type FieldOf<Kind extends RecordKind> = (typeof recordKinds)[Kind]['texts' | 'html'][number];

/** A record's words in one language. What is left out stays as it is. */
export type RecordWords<Kind extends RecordKind = RecordKind> = {
  [Field in FieldOf<Kind>]?: string;
} & {
  /** By the original: `{ wifi: 'واي فاي' }`. */
  listed?: Record<string, string>;
};

/** The settings that guests read as a sentence or a name. */
export const wordSettings = [
  'general.hotelName',
  'general.address',
  'booking.arrivalNote',
  'maintenance.message',
] as const;
