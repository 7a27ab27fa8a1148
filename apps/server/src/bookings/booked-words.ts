import { lineNoun, type BookableType } from '@vestibule/domain/bookings';
import {
  DEFAULT_LANGUAGE,
  itemsInLanguage,
  languageOfText,
  type InLanguage,
  type Language,
} from '@vestibule/domain/words';
import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { events } from '../events/tables.js';
import { rooms } from '../rooms/tables.js';
import { findTreatmentsById } from '../spa/store.js';
import { translateTreatments } from '../spa/translate-treatments.js';
import { translate } from '../translations/translate.js';
import type { bookings } from './tables.js';

type Reader = Database | Transaction;
type Booked = Pick<
  typeof bookings.$inferSelect,
  'type' | 'serviceId' | 'serviceName' | 'place' | 'specialist' | 'category' | 'lines'
>;

/** What a booking says of its texts in a language. */
export interface InWords {
  /** Those without a translation, by their columns (`serviceName`, `lines.1.label`). */
  untranslated?: string[];
}

/** What one thing is called today in the language; a text without a translation is in neither. */
interface CurrentNames {
  id: string;
  name: string | undefined;
  /** Of its other texts, by what they are called in the hotel's record. */
  others: Map<string, string>;
}

/** What may be a text of the hotel's record. */
const columns = ['serviceName', 'place', 'specialist', 'category'] as const;

const findNames = { room: namesOfRooms, spa: namesOfTreatments, event: namesOfEvents } as const;

/**
 * Gives these bookings the names that the hotel has in the language today for what was booked. Where it
 * has none, or the thing is gone, the name stays as it was booked, and the booking says so; so does a
 * place, a specialist or an extra that is another one today.
 */
export async function findBookedWords(
  db: Reader,
  language: Language,
  booked: readonly Booked[],
): Promise<<T extends Booked>(one: T) => T & InWords> {
  if (language === DEFAULT_LANGUAGE) return (one) => one;
  const find = async (type: BookableType) => {
    const ids = new Set(booked.flatMap((one) => (one.type === type && one.serviceId) || []));
    const names = ids.size === 0 ? [] : await findNames[type](db, language, [...ids]);
    return new Map(names.map((one) => [one.id, one]));
  };
  const names = { room: await find('room'), spa: await find('spa'), event: await find('event') };
  return (one) =>
    one.type === null
      ? { ...one, untranslated: ['orderDescription'] }
      : withNames(names[one.type].get(one.serviceId ?? ''), one);
}

function withNames<T extends Booked>(current: CurrentNames | undefined, booked: T): T & InWords {
  const wordFor = (text: string | null) => current?.others.get(text ?? '');
  const words = {
    serviceName: current?.name,
    place: wordFor(booked.place),
    specialist: wordFor(booked.specialist),
    category: wordFor(booked.category),
  };
  const lines = booked.lines.map((line) => ({ line, word: wordFor(line.label) }));
  return {
    ...booked,
    serviceName: words.serviceName ?? booked.serviceName,
    place: words.place ?? booked.place,
    specialist: words.specialist ?? booked.specialist,
    category: words.category ?? booked.category,
    lines: lines.map(({ line, word }) => ({ ...line, label: word ?? line.label })),
    untranslated: [
      ...columns.filter((column) => booked[column] && words[column] === undefined),
      ...lines.flatMap(({ line: { label }, word }, index) =>
        word === undefined && !lineNoun(label) ? [`lines.${index}.label`] : [],
      ),
    ],
  };
}

async function namesOfRooms(
  db: Reader,
  language: Language,
  ids: string[],
): Promise<CurrentNames[]> {
  const found = await db
    .select({ _id: rooms.id, name: rooms.name })
    .from(rooms)
    .where(inArray(rooms.id, ids));
  const translated = await translate(db, language, 'rooms', found);
  return translated.map((room) => ({
    id: room._id,
    name: languageOfText(room, 'name') ? undefined : room.name,
    others: new Map(),
  }));
}

async function namesOfTreatments(
  db: Reader,
  language: Language,
  ids: string[],
): Promise<CurrentNames[]> {
  const found = await findTreatmentsById(db, ids);
  const translated = await translateTreatments(db, language, found);
  return pairUp(found, translated, (treatment, inLanguage) => ({
    id: treatment._id,
    name: languageOfText(inLanguage, 'title') ? undefined : inLanguage.title,
    others: new Map([
      ...wordOf(inLanguage, 'categoryId.name', [
        treatment.categoryId.name,
        inLanguage.categoryId.name,
      ]),
      ...wordOf(inLanguage, 'specialist', [treatment.specialist, inLanguage.specialist]),
    ]),
  }));
}

async function namesOfEvents(
  db: Reader,
  language: Language,
  ids: string[],
): Promise<CurrentNames[]> {
  const { id, title, location, extras, addons } = events;
  const found = await db
    .select({ _id: id, title, location, extras, addons })
    .from(events)
    .where(inArray(id, ids));
  const translated = await translate(db, language, 'events', found);
  return pairUp(found, translated, (event, inLanguage) => ({
    id: event._id,
    name: languageOfText(inLanguage, 'title') ? undefined : inLanguage.title,
    others: new Map([
      ...wordOf(inLanguage, 'location', [event.location, inLanguage.location]),
      ...wordsOfItems(event.extras, itemsInLanguage(inLanguage, 'extras')),
      ...wordsOfItems(event.addons, itemsInLanguage(inLanguage, 'addons')),
    ]),
  }));
}

type Word = readonly [original: string, translated: string];

/** A text and its translation; nothing where it has none. */
function wordOf(
  inLanguage: InLanguage,
  field: string,
  [original, translated]: readonly [string | undefined, string | undefined],
): Word[] {
  if (!original || !translated || languageOfText(inLanguage, field)) return [];
  return [[original, translated]];
}

function wordsOfItems<T extends { name: string }>(
  originals: readonly T[],
  items: readonly (T & InLanguage)[],
): Word[] {
  return pairUp(originals, items, (one, item) =>
    wordOf(item, 'name', [one.name, item.name]),
  ).flat();
}

/** Two lists of the same things in the same order. */
function pairUp<T, Other extends T, Result>(
  originals: readonly T[],
  others: readonly Other[],
  pair: (original: T, other: Other) => Result,
): Result[] {
  return originals.flatMap((original, index) => {
    const other = others[index];
    return other === undefined ? [] : [pair(original, other)];
  });
}
