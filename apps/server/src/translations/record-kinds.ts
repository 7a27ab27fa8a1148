import type { ContentPages, TextPage } from '@vestibule/domain/content';
import type { HotelEvent } from '@vestibule/domain/events';
import type { MeetingHall } from '@vestibule/domain/halls';
import type { MenuItem } from '@vestibule/domain/restaurant';
import type { Room } from '@vestibule/domain/rooms';
import type { Specialist, Treatment, TreatmentCategory } from '@vestibule/domain/spa';

/** What of a record is in words, by dotted paths; a list on the way means each of its items. */
export interface WordFields {
  /** Texts of the record itself. */
  texts: readonly string[];
  /** Texts of it that are HTML. */
  html: readonly string[];
  /** Texts within its lists: each is translated by its original, in whatever order they come. */
  listed: readonly string[];
}

interface AllFields extends WordFields {
  /** What is in no language: names of files, addresses, days, codes. */
  plain: readonly string[];
}

/** The dotted paths of a record's strings. */
type StringPath<Fields> = Fields extends object
  ? { [Name in keyof Fields & string]-?: PathsAt<Name, NonNullable<Fields[Name]>> }[keyof Fields &
      string]
  : never;
type PathsAt<Name extends string, Value> = Value extends string
  ? Name
  : Value extends readonly (infer Item)[]
    ? PathsAt<Name, Item>
    : Value extends object
      ? `${Name}.${StringPath<Value>}`
      : never;

/** Lists every string of a record once it is complete: one in no list is a type error. */
const fieldsOf =
  <Fields>() =>
  <const Lists extends Record<keyof AllFields, readonly StringPath<Fields>[]>>(
    lists: Lists & Record<Exclude<StringPath<Fields>, Lists[keyof AllFields][number]>, never>,
  ): Lists =>
    lists;

/** The records that speak to guests, by their tables. What is HTML is cleaned by whoever writes it. */
export const recordKinds = {
  rooms: fieldsOf<Omit<Room, 'originalAmenities' | 'pictureTexts'>>()({
    texts: ['name', 'category', 'bedType'],
    html: ['description', 'refundPolicy'],
    listed: ['amenities'],
    plain: [
      '_id',
      'type',
      'images',
      'checkInTime',
      'checkOutTime',
      'discount.name',
      'discount.type',
    ],
  }),
  treatments: fieldsOf<Omit<Treatment, 'specialist'>>()({
    texts: ['title', 'description', 'availability'],
    html: [],
    listed: [],
    plain: ['_id', 'categoryId._id', 'categoryId.name', 'specialistId', 'images', 'displayStatus'],
  }),
  treatment_categories: fieldsOf<TreatmentCategory>()({
    texts: ['name'],
    html: [],
    listed: [],
    plain: ['_id', 'status'],
  }),
  specialists: fieldsOf<Specialist>()({
    texts: ['firstName', 'lastName'],
    html: [],
    listed: [],
    plain: ['_id', 'photo', 'status'],
  }),
  events: fieldsOf<HotelEvent>()({
    texts: ['title', 'description', 'location'],
    html: [],
    listed: ['extras.name', 'addons.name'],
    plain: ['_id', 'date', 'startTime', 'endTime', 'images', 'status', 'extras._id', 'addons._id'],
  }),
  halls: fieldsOf<MeetingHall>()({
    texts: ['name'],
    html: [],
    listed: ['amenities', 'seating.layout'],
    plain: ['_id', 'status', 'images'],
  }),
  menu_items: fieldsOf<MenuItem>()({
    texts: ['name', 'description'],
    html: [],
    listed: ['ingredients', 'extras.name'],
    plain: ['_id', 'category.name', 'images', 'discount.name', 'discount.type'],
  }),
  /** Of every page: one has some of them. */
  content_pages: fieldsOf<ContentPages[keyof ContentPages] | TextPage>()({
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
    plain: [
      'coverImage',
      'hero.backgroundImage',
      'featuredServices.image',
      'featuredDishes.image',
      'menuItemsPDF',
      'main.path',
      'contactInfo.phone',
      'contactInfo.email',
      'socialMedia.platform',
      'socialMedia.url',
      'socialMedia.icon',
      'team.image',
      'team.socialLinks.platform',
      'team.socialLinks.url',
      'team.socialLinks.icon',
      'gallery.image',
      'updated',
    ],
  }),
  pictures: { texts: ['description'], html: [], listed: [], plain: [] },
  settings: { texts: ['value'], html: [], listed: [], plain: [] },
} as const satisfies Record<string, AllFields>;

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
