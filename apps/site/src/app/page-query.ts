import { useMemo } from 'react';
// oxlint-disable-next-line no-restricted-imports -- everybody else reads the query through this hook
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageQuery } from '../page-queries.js';

/** Like `useSearchParams`, without the keys that the page does not know: see `pageQueries`. */
export function usePageQuery() {
  const [, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const query = useMemo(() => pageQuery({ pathname, search }), [pathname, search]);
  return [query, setQuery] as const;
}

/** Where a login leads back to: this page, as it was rendered. */
export function usePageAddress(): string {
  const { pathname } = useLocation();
  const query = usePageQuery()[0].toString();
  return pathname + (query && `?${query}`);
}
