import type { TreatmentFilter } from '@vestibule/domain/spa';

/** What the address of the spa page says. */
export interface TreatmentSearch {
  filter: TreatmentFilter;
  page: number;
}

const parameters = {
  search: 'search',
  categoryId: 'category',
  specialistId: 'specialist',
} satisfies Record<keyof TreatmentFilter, string>;

export function readTreatmentSearch(query: URLSearchParams): TreatmentSearch {
  const read = (key: keyof TreatmentFilter) => query.get(parameters[key]) ?? '';
  return {
    filter: {
      search: read('search'),
      categoryId: read('categoryId'),
      specialistId: read('specialistId'),
    },
    page: Number(query.get('page') ?? 1),
  };
}

/** The query of a search; what is not set, and page 1, are left out. */
export function treatmentQuery({ filter, page }: TreatmentSearch): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ['search', 'categoryId', 'specialistId'] as const) {
    if (filter[key].trim()) query.set(parameters[key], filter[key]);
  }
  if (page > 1) query.set('page', String(page));
  return query;
}
