import { useMemo } from 'react';
// oxlint-disable-next-line no-restricted-imports -- everybody else reads the query through this hook
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageQuery } from '../page-queries.js';

/**
 * The state of an address whose page gives the focus to what was asked for instead of its title: the
 * results of a search from another page, or another page of them.
 */
export const TO_RESULTS = 'to-results';

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
