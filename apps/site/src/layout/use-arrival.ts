import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of page the focus goes to the part that the address names, or to the page's heading,
 * so that a screen reader starts there.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const part = document.getElementById(hash.slice(1)) ?? main.current?.querySelector('h1');
    part?.setAttribute('tabindex', '-1');
    (part ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
