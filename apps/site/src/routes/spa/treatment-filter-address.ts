import {
  treatmentFilterNames,
  treatmentFilterOf,
  treatmentFilters,
  type TreatmentFilter,
} from '@vestibule/domain/spa';

/** What the address of the spa page says. */
export interface TreatmentSearch {
  filter: TreatmentFilter;
  page: number;
}

export function readTreatmentSearch(query: URLSearchParams): TreatmentSearch {
  return {
    filter: treatmentFilterOf((name) => query.get(treatmentFilters[name].parameter) ?? ''),
    page: Number(query.get('page') ?? 1),
  };
}

/** The query of a search; what is not set, and page 1, are left out. */
export function treatmentQuery({ filter, page }: TreatmentSearch): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of treatmentFilterNames) {
    if (filter[name].trim()) query.set(treatmentFilters[name].parameter, filter[name]);
  }
  if (page > 1) query.set('page', String(page));
  return query;
}
