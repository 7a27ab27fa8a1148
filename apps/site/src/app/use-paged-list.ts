import { pageOf } from '@vestibule/domain/pagination';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageQuery } from './page-query.js';

/** One page of a list, its number in the address; another page begins at the top of the list. */
export function usePagedList<T>(list: readonly T[], size: number) {
  const [query, setQuery] = usePageQuery();
  const listRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const pageHref = (wanted: number) => (wanted > 1 ? `${pathname}?page=${wanted}` : pathname);
  const goToPage = (next: number) => {
    setQuery(next > 1 ? { page: String(next) } : {}, { preventScrollReset: true });
    listRef.current?.scrollIntoView();
  };
  return { ...pageOf(list, Number(query.get('page')), size), listRef, pageHref, goToPage };
}
