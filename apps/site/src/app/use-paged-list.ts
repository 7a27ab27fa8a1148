import { pageOf } from '@vestibule/domain/pagination';
import { useRef } from 'react';
import { usePageQuery } from './page-query.js';

/** One page of a list, its number in the address; another page begins at the top of the list. */
export function usePagedList<T>(list: readonly T[], size: number) {
  const [query, setQuery] = usePageQuery();
  const listRef = useRef<HTMLElement>(null);
  const goToPage = (next: number) => {
    setQuery(next > 1 ? { page: String(next) } : {}, { preventScrollReset: true });
    listRef.current?.scrollIntoView();
  };
  return { ...pageOf(list, Number(query.get('page')), size), listRef, goToPage };
}
