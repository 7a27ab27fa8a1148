import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { TO_RESULTS } from '../app/page-query.js';

/**
 * After a change of page the focus goes to the part that the address names, or to the page's heading,
 * so that a screen reader starts there. Results take it themselves.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, state } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (state === TO_RESULTS) return;
    const part = document.getElementById(hash.slice(1)) ?? main.current?.querySelector('h1');
    part?.setAttribute('tabindex', '-1');
    (part ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, state]);
  return main;
}
