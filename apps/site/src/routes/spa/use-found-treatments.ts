import { useListTreatmentsQuery } from '@vestibule/api/spa';
import { pageOf } from '@vestibule/domain/pagination';
import { failureTexts } from '@vestibule/domain/problem';
import { filterTreatments, SPA_PAGE_SIZE } from '@vestibule/domain/spa';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';
import type { TreatmentSearch } from './treatment-filter-address.js';

/** The treatments of one search and page, and how far they have come. */
export function useFoundTreatments({ filter, page }: TreatmentSearch) {
  const { data, isError, error, isFetching, refetch } = useListTreatmentsQuery();
  const failures = useTexts(failureTexts);
  const found = filterTreatments(data ?? [], filter);
  const { items, ...pages } = pageOf(found, page, SPA_PAGE_SIZE);
  return {
    ...pages,
    treatments: items,
    /** Not a number of services while the list is missing. */
    count: data && found.length,
    loading: !data,
    problem: isError && !data ? shownFailure(error, failures)?.message : undefined,
    retrying: isFetching,
    onRetry: () => void refetch(),
  };
}
