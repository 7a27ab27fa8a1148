import type { BookableType } from '@vestibule/domain/bookings';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
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

/** What one thing is called today: a text of the hotel's record, and the same in the language. */
interface CurrentNames {
  id: string;
  name: Pair;
  others: Pair[];
}
type Pair = readonly [original: string, translated: string];

const findNames = { room: namesOfRooms, spa: namesOfTreatments, event: namesOfEvents } as const;

/**
 * Gives these bookings the names that the hotel has in the language today for what was booked. Where it
 * has none, or the thing is gone, the name stays as it was booked; so does a place, a specialist or an
 * extra that is another one today.
 */
export async function findBookedWords(
  db: Reader,
  language: Language,
  booked: readonly Booked[],
): Promise<<T extends Booked>(one: T) => T> {
  if (language === DEFAULT_LANGUAGE) return (one) => one;
  const find = async (type: BookableType) => {
    const ids = new Set(booked.flatMap((one) => (one.type === type && one.serviceId) || []));
    const names = ids.size === 0 ? [] : await findNames[type](db, language, [...ids]);
    return new Map(names.map((one) => [one.id, one]));
  };
  const names = { room: await find('room'), spa: await find('spa'), event: await find('event') };
  return (one) => {
    const currentNames = one.type && names[one.type].get(one.serviceId ?? '');
    return currentNames ? withNames(currentNames, one) : one;
  };
}

function withNames<T extends Booked>(
  { name: [original, name], others }: CurrentNames,
  booked: T,
): T {
  const texts = new Map(others);
  const nameNow = (text: string) => texts.get(text) ?? text;
  return {
    ...booked,
    serviceName: name === original ? booked.serviceName : name,
    place: booked.place && nameNow(booked.place),
    specialist: booked.specialist && nameNow(booked.specialist),
    category: booked.category && nameNow(booked.category),
    lines: booked.lines.map((line) => ({ ...line, label: nameNow(line.label) })),
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
  return pairUp(found, translated, (room, inLanguage) => ({
    id: room._id,
    name: [room.name, inLanguage.name],
    others: [],
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
    name: [treatment.title, inLanguage.title],
    others: [
      [treatment.categoryId.name, inLanguage.categoryId.name],
      [treatment.specialist ?? '', inLanguage.specialist ?? ''],
    ],
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
    name: [event.title, inLanguage.title],
    others: [
      [event.location, inLanguage.location],
      ...pairUp(event.extras, inLanguage.extras, namesOf),
      ...pairUp(event.addons, inLanguage.addons, namesOf),
    ],
  }));
}

const namesOf = (one: { name: string }, other: { name: string }): Pair => [one.name, other.name];

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
