import type { Treatment } from './treatment.schema.js';

/** The filter panel; an empty text filters nothing. */
export interface TreatmentFilter {
  search: string;
  categoryId: string;
  specialistId: string;
}

export const noTreatmentFilter: TreatmentFilter = { search: '', categoryId: '', specialistId: '' };

/** 'Clear All Filters' appears when any filter is set (spec 2, Spa). */
export function isTreatmentFilterSet(filter: TreatmentFilter): boolean {
  return Object.values(filter).some((value: string) => value.trim() !== '');
}

/** Search in title or description, case-insensitive; category; specialist (spec 2, Spa). */
export function filterTreatments(
  treatments: readonly Treatment[],
  filter: TreatmentFilter,
): Treatment[] {
  const search = filter.search.trim().toLowerCase();
  return treatments.filter(
    (treatment) =>
      (treatment.title.toLowerCase().includes(search) ||
        treatment.description.toLowerCase().includes(search)) &&
      (!filter.categoryId || treatment.categoryId._id === filter.categoryId) &&
      (!filter.specialistId || treatment.specialistId === filter.specialistId),
  );
}

/** 'Showing N service(s)' (spec 2, Spa). */
export function treatmentsShown(count: number): string {
  return `Showing ${count} service(s)`;
}
