import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import type { HallBooking, HallRequestRecord, MeetingHall } from '@vestibule/domain/halls';
import { centsToDollars } from '@vestibule/domain/money';
import type { Complete } from '@vestibule/domain/record';
import { MAX_LISTED } from '@vestibule/domain/pagination';
import type { Language } from '@vestibule/domain/words';
import { withoutNulls } from '../database/without-nulls.js';
import type { Database, Transaction } from '../database/connect.js';
import { hallRequestEvents, hallRequests, halls } from './tables.js';

type Reader = Database | Transaction;

/** PostgreSQL refuses to compare anything else with an id. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Those that guests see first. */
export async function findHalls(db: Reader): Promise<MeetingHall[]> {
  const rows = await db
    .select()
    .from(halls)
    .orderBy(desc(eq(halls.status, 'Available')), asc(halls.position), asc(halls.id))
    .limit(MAX_LISTED);
  return rows.map(toHall);
}

export async function findHall(db: Reader, id: string): Promise<MeetingHall | undefined> {
  const [row] = await db.select().from(halls).where(eq(halls.id, id));
  return row && toHall(row);
}

/** Keeps a hall from being removed until the transaction ends; it may still change. False where there is none. */
export async function lockHall(tx: Transaction, id: string): Promise<boolean> {
  const { id: key } = halls;
  const found = await tx.select({ key }).from(halls).where(eq(key, id)).for('key share');
  return found.length > 0;
}

/** What a request for a hall is stored with. */
export interface NewHallRequest {
  hallId: string;
  bookingData: HallBooking['bookingData'];
  language: Language;
  /** Who was signed in. */
  userId: string | undefined;
  createdAt: Date;
  origin: string;
}

/** Stores a request with its first audit event, and gives its id. */
export async function insertHallRequest(
  tx: Transaction,
  { origin, ...request }: NewHallRequest,
): Promise<string> {
  const [row] = await tx.insert(hallRequests).values(request).returning({ id: hallRequests.id });
  if (!row) throw new Error('The request was not written.');
  await tx
    .insert(hallRequestEvents)
    .values({ requestId: row.id, what: 'requested', origin, at: request.createdAt });
  return row.id;
}

/** The newest first, with the hall's own name as it is today; those that the desk has closed only if asked. */
export async function findHallRequests(db: Reader, { most, all = false }: Asked) {
  const closed = db
    .select({ id: hallRequestEvents.id })
    .from(hallRequestEvents)
    .where(
      and(eq(hallRequestEvents.requestId, hallRequests.id), eq(hallRequestEvents.what, 'closed')),
    );
  return await db
    .select({ request: hallRequests, hallName: halls.name })
    .from(hallRequests)
    .innerJoin(halls, eq(halls.id, hallRequests.hallId))
    .where(all ? undefined : notExists(closed))
    .orderBy(desc(hallRequests.createdAt))
    .limit(most);
}

interface Asked {
  most: number;
  all?: boolean | undefined;
}

/** Notes that the desk has dealt with a request. False where that is noted already; undefined for an unknown one. */
export async function closeHallRequest(
  db: Reader,
  id: string,
  { by, note, at }: { by: string; note: string | undefined; at: Date },
): Promise<boolean | undefined> {
  if (!UUID.test(id)) return undefined;
  const [known] = await db
    .select({ id: hallRequests.id })
    .from(hallRequests)
    .where(eq(hallRequests.id, id));
  if (!known) return undefined;
  const added = await db
    .insert(hallRequestEvents)
    .values({ requestId: known.id, what: 'closed', origin: by, note, at })
    .onConflictDoNothing()
    .returning({ id: hallRequestEvents.id });
  return added.length > 0;
}

/** What a guest sent while signed in, the newest first. */
export async function findHallRequestsOfUser(
  db: Reader,
  userId: string,
): Promise<Complete<HallRequestRecord>[]> {
  const rows = await db
    .select({ request: hallRequests, hallName: halls.name })
    .from(hallRequests)
    .innerJoin(halls, eq(halls.id, hallRequests.hallId))
    .where(eq(hallRequests.userId, userId))
    .orderBy(desc(hallRequests.createdAt))
    .limit(MAX_LISTED);
  return rows.map(({ request, hallName }) => {
    const {
      specialRequirements: _,
      startTime,
      endTime,
      ...event
    } = request.bookingData.eventDetails;
    const { id, hallId, status, createdAt } = request;
    return {
      _id: id,
      hallId,
      hallName,
      ...event,
      startTime,
      endTime,
      status,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** The requests stay for the desk's books, without who sent them. */
export async function forgetHallRequestsOfUser(tx: Transaction, userId: string): Promise<void> {
  const nobody = { fullName: '', email: '', phone: '', company: '' };
  const bookingData = sql`jsonb_set(jsonb_set(${hallRequests.bookingData}, '{clientInfo}', ${JSON.stringify(nobody)}::jsonb), '{eventDetails,specialRequirements}', '""')`;
  await tx
    .update(hallRequests)
    .set({ userId: null, bookingData })
    .where(eq(hallRequests.userId, userId));
}

export function toHall({
  id,
  priceCents,
  ...row
}: typeof halls.$inferSelect): Complete<MeetingHall> {
  return { ...withoutNulls(row), _id: id, price: centsToDollars(priceCents) };
}
