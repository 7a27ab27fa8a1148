import type { Day } from '@vestibule/domain/calendar';
import { MAX_LISTED } from '@vestibule/domain/pagination';
import type { Complete } from '@vestibule/domain/record';
import type { Specialist, Treatment, TreatmentCategory } from '@vestibule/domain/spa';
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { withoutNulls } from '../database/without-nulls.js';
import { specialists, takenSlots, treatmentCategories, treatments } from './tables.js';

type Reader = Database | Transaction;

export async function findTreatments(db: Reader): Promise<Treatment[]> {
  const rows = await joined(db)
    .orderBy(asc(treatments.position), asc(treatments.id))
    .limit(MAX_LISTED);
  return rows.map(toTreatment);
}

export async function findTreatment(db: Reader, id: string): Promise<Treatment | undefined> {
  const [row] = await joined(db).where(eq(treatments.id, id));
  return row && toTreatment(row);
}

/** Keeps a treatment from being removed until the transaction ends; it may still change. */
export async function lockTreatment(tx: Transaction, id: string): Promise<void> {
  const { id: key } = treatments;
  await tx.select({ key }).from(treatments).where(eq(key, id)).for('key share');
}

export async function findTreatmentsById(db: Reader, ids: string[]): Promise<Treatment[]> {
  const rows = await joined(db).where(inArray(treatments.id, ids));
  return rows.map(toTreatment);
}

/** Those that guests see first. */
export async function findCategories(db: Reader): Promise<TreatmentCategory[]> {
  const rows = await db
    .select({
      ...getTableColumns(treatmentCategories),
      serviceCount: sql<number>`count(${treatments.id})::int`,
    })
    .from(treatmentCategories)
    .leftJoin(treatments, eq(treatments.categoryId, treatmentCategories.id))
    .groupBy(treatmentCategories.id)
    .orderBy(
      desc(eq(treatmentCategories.status, 'active')),
      asc(treatmentCategories.position),
      asc(treatmentCategories.id),
    )
    .limit(MAX_LISTED);
  return rows.map(({ id, ...row }): Complete<TreatmentCategory> => ({ ...row, _id: id }));
}

/** Those that guests see first. */
export async function findSpecialists(db: Reader): Promise<Specialist[]> {
  const rows = await db
    .select()
    .from(specialists)
    .orderBy(desc(eq(specialists.status, 'active')), asc(specialists.position), asc(specialists.id))
    .limit(MAX_LISTED);
  return rows.map(({ id, ...row }): Complete<Specialist> => ({ ...withoutNulls(row), _id: id }));
}

/** Whose time a treatment takes: its specialist's, or its own. */
export function diaryOf(treatment: Pick<Treatment, '_id' | 'specialistId'>): string {
  return treatment.specialistId
    ? `specialist:${treatment.specialistId}`
    : `treatment:${treatment._id}`;
}

/** The half hours of a day that are given away. */
export async function findTakenSlots(db: Reader, diary: string, date: Day): Promise<Set<string>> {
  const rows = await db
    .select({ time: takenSlots.time })
    .from(takenSlots)
    .where(and(eq(takenSlots.diary, diary), eq(takenSlots.date, date)));
  return new Set(rows.map((row) => row.time));
}

function joined(db: Reader) {
  return db
    .select({ treatment: treatments, category: treatmentCategories, specialist: specialists })
    .from(treatments)
    .innerJoin(treatmentCategories, eq(treatmentCategories.id, treatments.categoryId))
    .leftJoin(specialists, eq(specialists.id, treatments.specialistId))
    .$dynamic();
}

type JoinedRow = Awaited<ReturnType<typeof joined>>[number];

function toTreatment({ treatment, category, specialist }: JoinedRow): Complete<Treatment> {
  return {
    ...treatment,
    _id: treatment.id,
    categoryId: { _id: category.id, name: category.name },
    specialistId: specialist?.id,
    specialist: specialist ? `${specialist.firstName} ${specialist.lastName}` : undefined,
  };
}
