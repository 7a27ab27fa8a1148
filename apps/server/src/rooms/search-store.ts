import type { listRooms } from '@vestibule/api/rooms/contract';
import type { ParsedRequest } from '@vestibule/api/transport/operation';
import { addDays, type Day } from '@vestibule/domain/calendar';
import { DEFAULT_CAPACITY, type Room, type RoomSort, type Stay } from '@vestibule/domain/rooms';
import { foldedLetters, searchText } from '@vestibule/domain/text';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  gt,
  gte,
  ilike,
  isNull,
  like,
  max,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { recordWords } from '../translations/tables.js';
import { shownRoom, toRoom, type Reader } from './store.js';
import { roomAvailability, rooms } from './tables.js';

type Asked = ParsedRequest<typeof listRooms>['query'];

/** What GET /rooms can ask for; all of it narrows but the order. */
export interface RoomsQuery extends Omit<Asked, 'checkIn' | 'checkOut' | 'page' | 'limit'> {
  /** Free on at least one day of it, both ends included; none before today is free. */
  stay?: Stay;
  today?: Day;
  /** The search matches the words of this language too. */
  language?: Language;
}

interface DaysWanted {
  wanted: Day;
  /** How long the stay is, at least one. */
  nights: number;
  /** Both included; the stay is over by the day after `to`. */
  from: Day;
  to: Day;
  most: number;
}

/** The rooms of one page, in the order of the hotel's list. */
export async function findRooms(
  db: Reader,
  query: RoomsQuery,
  { page = 1, limit }: { page?: number; limit: number },
): Promise<Room[]> {
  const alike = query.similarTo ? [desc(isAlike(query.similarTo))] : [];
  const sorted = query.sort ? [orders[query.sort]] : [];
  const rows = await db
    .select(shownRoom)
    .from(rooms)
    .where(matching(query))
    .orderBy(...sorted, ...alike, asc(rooms.position), asc(rooms.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(toRoom);
}

export async function countRooms(db: Reader, query: RoomsQuery): Promise<number> {
  return await db.$count(rooms, matching(query));
}

/** The last day of the calendar; undefined where no night is sold at all. */
export async function findLastOpenDay(db: Reader): Promise<Day | undefined> {
  const [row] = await db.select({ last: max(roomAvailability.date) }).from(roomAvailability);
  return row?.last ?? undefined;
}

/**
 * `nearestFreeStaysOfAny` in SQL: the days on which a stay begins that some room is free for throughout,
 * the nearest to the wanted day first. Of the query all counts but its dates. It asks day by day and
 * stops at the first such room, so that a large hotel is not read whole.
 */
export async function findDaysOfFreeStays(
  db: Reader,
  query: RoomsQuery,
  { wanted, nights, from, to, most }: DaysWanted,
): Promise<Day[]> {
  const free = and(gt(roomAvailability.available, 0), matching({ ...query, stay: undefined }));
  const freeNights = sql`(SELECT count(*) FROM ${roomAvailability} AS night
    WHERE night.room_id = ${rooms.id} AND night.available > 0
    AND night.date BETWEEN days.day AND days.day + ${nights - 1}::int)`;
  const { rows } = await db.execute<{ day: Day }>(sql`
    SELECT days.day::text AS day
    FROM (
      SELECT day::date AS day, abs(day::date - ${wanted}::date) AS distance
      FROM generate_series(${from}::date, ${addDays(to, 1 - nights)}::date, '1 day') AS day
      WHERE day::date <> ${wanted}::date
      ORDER BY distance, day
    ) AS days
    CROSS JOIN LATERAL (
      SELECT 1 FROM ${roomAvailability}
      JOIN ${rooms} ON ${eq(rooms.id, roomAvailability.roomId)}
      WHERE ${roomAvailability.date} = days.day AND ${free} AND ${freeNights} = ${nights}::int
      LIMIT 1
    ) AS room
    ORDER BY days.distance, days.day
    LIMIT ${most}`);
  return rows.map(({ day }) => day);
}

function matching(query: RoomsQuery): SQL | undefined {
  const conditions = {
    category: query.category ? eq(rooms.category, query.category) : undefined,
    active: query.active === undefined ? undefined : eq(rooms.active, query.active),
    search: query.search ? named(query.search, query.language) : undefined,
    guests: query.guests ? sleeping(query.guests) : undefined,
    stay: query.stay ? freeOnSomeDay(query.stay, query.today) : undefined,
    featured: query.featured
      ? and(eq(rooms.active, true), sql`cardinality(${rooms.images}) > 0`)
      : undefined,
    similarTo: query.similarTo
      ? and(eq(rooms.active, true), ne(rooms.id, query.similarTo))
      : undefined,
  } satisfies Record<Exclude<keyof RoomsQuery, 'sort' | 'today' | 'language'>, SQL | undefined>;
  return and(...Object.values(conditions));
}

/** By its own name, and by the one it has in the language: there, letters that are typed alike are one. */
function named(search: string, language: Language = DEFAULT_LANGUAGE): SQL | undefined {
  const own = ilike(rooms.name, `%${escapeLike(search)}%`);
  if (language === DEFAULT_LANGUAGE) return own;
  const name = sql`lower(translate(${recordWords.words} ->> 'name', ${foldedLetters.from}, ${foldedLetters.to}))`;
  const translated = exists(
    sql`(SELECT 1 FROM ${recordWords} WHERE ${and(
      eq(recordWords.kind, 'rooms'),
      eq(recordWords.id, rooms.id),
      eq(recordWords.language, language),
      like(name, `%${escapeLike(searchText(search))}%`),
    )})`,
  );
  return or(own, translated);
}

/** A room without a capacity has the default one (spec 9). */
function sleeping(guests: number): SQL | undefined {
  return or(
    gte(rooms.capacity, guests),
    guests <= DEFAULT_CAPACITY ? isNull(rooms.capacity) : undefined,
  );
}

/** The list's own rule: at least one day of the range is free (spec 5). */
function freeOnSomeDay({ checkIn, checkOut }: Stay, today: Day = checkIn): SQL {
  const first = checkIn < today ? today : checkIn;
  return exists(
    sql`(SELECT 1 FROM ${roomAvailability} WHERE ${and(
      eq(roomAvailability.roomId, rooms.id),
      between(roomAvailability.date, first, checkOut),
      gt(roomAvailability.available, 0),
    )})`,
  );
}

/** Of the same category or type (spec 4). */
function isAlike(id: string): SQL {
  const valueOf = (column: 'category' | 'type') =>
    sql`(SELECT model.${sql.identifier(column)} FROM ${rooms} AS model WHERE model.id = ${id})`;
  return sql`coalesce(${rooms.category} = ${valueOf('category')} OR ${rooms.type} = ${valueOf('type')}, false)`;
}

/** `nightlyCents`, with its floating-point arithmetic: the two agree to the cent. */
const nightlyCents = sql`CASE
  WHEN (${rooms.discount}->>'active')::boolean AND (${rooms.discount}->>'publishWebsite')::boolean
  THEN greatest(0, ${rooms.priceCents} - floor(0.5 + CASE ${rooms.discount}->>'type'
    WHEN 'percentage' THEN ${rooms.priceCents} * (${rooms.discount}->>'value')::float8 / 100
    ELSE (${rooms.discount}->>'value')::float8 * 100 END))
  ELSE ${rooms.priceCents} END`;

/** `sortRooms` in SQL; the order of the list decides between equals. */
const orders: Record<RoomSort, SQL> = {
  'price-asc': asc(nightlyCents),
  'price-desc': desc(nightlyCents),
  'size-desc': sql`${rooms.size} DESC NULLS LAST`,
  'size-asc': sql`${rooms.size} ASC NULLS LAST`,
};

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
