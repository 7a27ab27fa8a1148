import type { TreatmentFilter } from '@vestibule/domain/spa';
import { useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { usePageQuery } from '../../app/page-query.js';
import { readTreatmentSearch, treatmentQuery } from './treatment-filter-address.js';

/** Marks an address that the guest's own typing wrote: the field is ahead of it. */
const TYPED = 'typed';

/**
 * Filters and page as the address tells them. Typing shows at once and rewrites the address behind
 * it; every other change is a step that Back undoes. Any change of a filter returns to page 1.
 */
export function useTreatmentSearch() {
  const [query, setQuery] = usePageQuery();
  const { key, state, pathname } = useLocation();
  const came = useNavigationType();
  const resultsRef = useRef<HTMLElement>(null);
  const asked = readTreatmentSearch(query);
  const [typed, setTyped] = useState({ search: asked.filter.search, key });
  if (typed.key !== key) {
    setTyped({
      search: state === TYPED && came !== NavigationType.Pop ? typed.search : asked.filter.search,
      key,
    });
  }
  const filter = { ...asked.filter, search: typed.search };

  return {
    filter,
    page: asked.page,
    resultsRef,
    changeFilter: (next: TreatmentFilter) => {
      const typing = next.search !== filter.search && next.search !== '';
      setTyped({ search: next.search, key });
      setQuery(treatmentQuery({ filter: next, page: 1 }), {
        replace: typing,
        state: TYPED,
        preventScrollReset: true,
      });
    },
    pageHref: (page: number) => {
      const found = treatmentQuery({ filter, page }).toString();
      return pathname + (found && `?${found}`);
    },
    goToPage: (page: number) => {
      setQuery(treatmentQuery({ filter, page }), { preventScrollReset: true });
      resultsRef.current?.scrollIntoView();
    },
  };
}
