import type { Specialist, Treatment, TreatmentCategory } from '@vestibule/domain/spa';
import {
  buildSpecialist,
  buildTreatment,
  buildTreatmentCategory,
} from '@vestibule/domain/spa/builders';
import type { Database } from '../database/connect.js';
import { specialists, takenSlots, treatmentCategories, treatments } from './tables.js';

let position = 0;

export async function storeCategory(
  db: Database,
  overrides: Partial<TreatmentCategory> = {},
): Promise<void> {
  const { _id, name, status } = buildTreatmentCategory(overrides);
  await db.insert(treatmentCategories).values({ id: _id, name, status, position: nextPosition() });
}

export async function storeSpecialist(
  db: Database,
  overrides: Partial<Specialist> = {},
): Promise<void> {
  const { _id, ...specialist } = buildSpecialist(overrides);
  await db.insert(specialists).values({ ...specialist, id: _id, position: nextPosition() });
}

/** Stores a treatment as the domain's builder makes it; its category and specialist must exist. */
export async function storeTreatment(
  db: Database,
  overrides: Partial<Treatment> = {},
): Promise<void> {
  const { _id, categoryId, ...treatment } = buildTreatment(overrides);
  await db.insert(treatments).values({
    ...treatment,
    id: _id,
    categoryId: categoryId._id,
    position: nextPosition(),
  });
}

/** The builder's treatment with its category and specialist: 60 minutes at $90.00, 90 at $125.50. */
export async function storeSpa(db: Database): Promise<void> {
  await storeCategory(db);
  await storeSpecialist(db);
  await storeTreatment(db);
}

/** Gives half hours away. */
export async function storeTaken(
  db: Database,
  diary: string,
  date: string,
  times: readonly string[],
): Promise<void> {
  await db
    .insert(takenSlots)
    .values(times.map((time) => ({ diary, date, time, bookingId: 'BK-somebody' })));
}

function nextPosition(): number {
  position += 1;
  return position;
}
