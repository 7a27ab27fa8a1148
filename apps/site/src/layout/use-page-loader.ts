import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../app/hotel.js';

/**
 * Whether the page loader shows: for exactly `pageLoaderMs` after each change of pathname in the
 * browser. Arriving is no change, nor are filters in the query (ruling 1).
 */
export function usePageLoader(): boolean {
  const { pageLoaderMs } = useSite();
  const { pathname } = useLocation();
  const [last, setLast] = useState(pathname);
  const [changes, setChanges] = useState(0);
  const [settled, setSettled] = useState(0);
  if (pathname !== last) {
    setLast(pathname);
    setChanges(changes + 1);
  }
  useEffect(() => {
    if (changes === 0) return undefined;
    const timer = setTimeout(() => setSettled(changes), pageLoaderMs);
    return () => clearTimeout(timer);
  }, [changes, pageLoaderMs]);
  return pageLoaderMs > 0 && changes !== settled;
}
