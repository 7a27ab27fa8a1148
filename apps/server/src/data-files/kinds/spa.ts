import {
  specialistSchema,
  treatmentCategorySchema,
  treatmentDurationSchema,
  treatmentSchema,
} from '@vestibule/domain/spa';
import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { wholeRow } from '../../database/whole-row.js';
import { specialists, treatmentCategories, treatments } from '../../spa/tables.js';
import { withoutNulls } from '../../database/without-nulls.js';
import { recordFile } from '../check-by-schema.js';
import { dollars, whole } from '../file-fields.js';
import type { KindDefinition } from '../kind.js';
import { findBooked, saveOrder } from '../store.js';

const categoryFile = recordFile(v.omit(treatmentCategorySchema, ['_id', 'serviceCount']).entries);
type CategoryEntry = ReturnType<typeof categoryFile.shape>;

export const categoriesKind: KindDefinition<CategoryEntry> = {
  async read({ tx }) {
    const { position, id } = treatmentCategories;
    const rows = await tx.select().from(treatmentCategories).orderBy(asc(position), asc(id));
    return new Map(rows.map((row) => [row.id, categoryFile.shape(row)]));
  },
  check: categoryFile.check,
  async save(changed, { tx }) {
    for (const { id, after } of changed)
      await tx
        .insert(treatmentCategories)
        .values({ id, position: 0, ...after })
        .onConflictDoUpdate({ target: treatmentCategories.id, set: after });
  },
  async remove(ids, { tx }) {
    await tx.delete(treatmentCategories).where(inArray(treatmentCategories.id, [...ids]));
  },
  order: (ids, { tx }) => saveOrder(tx, treatmentCategories, ids),
};

const specialistFile = recordFile(v.omit(specialistSchema, ['_id']).entries);
type SpecialistEntry = ReturnType<typeof specialistFile.shape>;

export const specialistsKind: KindDefinition<SpecialistEntry> = {
  async read({ tx }) {
    const { position, id } = specialists;
    const rows = await tx.select().from(specialists).orderBy(asc(position), asc(id));
    return new Map(rows.map((row) => [row.id, specialistFile.shape(withoutNulls(row))]));
  },
  check: specialistFile.check,
  pictures: ({ photo, ...specialist }, rename) =>
    specialistFile.shape({
      ...specialist,
      ...(photo && { photo: rename('specialists', photo, 'photo') }),
    }),
  async save(changed, { tx }) {
    for (const { id, after } of changed) {
      const row = wholeRow(specialists, after);
      await tx
        .insert(specialists)
        .values({ id, position: 0, ...row })
        .onConflictDoUpdate({ target: specialists.id, set: row });
    }
  },
  async remove(ids, { tx }) {
    await tx.delete(specialists).where(inArray(specialists.id, [...ids]));
  },
  order: (ids, { tx }) => saveOrder(tx, specialists, ids),
};

const treatmentFile = recordFile({
  ...v.omit(treatmentSchema, ['_id', 'specialist']).entries,
  /** The category by its id alone: its name is in its own file. */
  categoryId: v.string(),
  durations: v.array(
    v.strictObject({ ...treatmentDurationSchema.entries, minutes: whole(1, 1440), price: dollars }),
  ),
});
type TreatmentEntry = ReturnType<typeof treatmentFile.shape>;

export const treatmentsKind: KindDefinition<TreatmentEntry> = {
  async read({ tx }) {
    const { position, id } = treatments;
    const rows = await tx.select().from(treatments).orderBy(asc(position), asc(id));
    return new Map(rows.map((row) => [row.id, treatmentFile.shape(withoutNulls(row))]));
  },
  check: treatmentFile.check,
  pictures: (treatment, rename) => ({
    ...treatment,
    images: treatment.images.map((file) => rename('services', file, 'images')),
  }),
  references: (id, { categoryId, specialistId }) => [
    { path: [id, 'categoryId'], kind: 'categories', id: categoryId },
    ...(specialistId === undefined
      ? []
      : [{ path: [id, 'specialistId'], kind: 'specialists' as const, id: specialistId }]),
  ],
  async live(ids, { tx, today }) {
    const { id } = treatments;
    const found = tx
      .select({ id })
      .from(treatments)
      .where(inArray(id, [...ids]));
    await found.orderBy(asc(id)).for('update');
    return await findBooked(tx, 'spa', today);
  },
  async save(changed, { tx }) {
    for (const { id, after } of changed) {
      const row = wholeRow(treatments, after);
      await tx
        .insert(treatments)
        .values({ id, position: 0, ...row })
        .onConflictDoUpdate({ target: treatments.id, set: row });
    }
  },
  async remove(ids, { tx }) {
    await tx.delete(treatments).where(inArray(treatments.id, [...ids]));
  },
  order: (ids, { tx }) => saveOrder(tx, treatments, ids),
};
