import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { TO_RESULTS } from '../app/page-query.js';

/**
 * The focus goes to the part that the address names, after a change of page to its heading otherwise,
 * so that a screen reader starts there. Results of a search take it themselves, but not after Back.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, state } = useLocation();
  const toResults = useNavigationType() !== NavigationType.Pop && state === TO_RESULTS;
  const arrived = useRef({ pathname, hash });
  useEffect(() => {
    const from = arrived.current;
    arrived.current = { pathname, hash };
    if (from.pathname === pathname && (from.hash === hash || !hash)) return;
    if (toResults) return;
    const part = document.getElementById(hash.slice(1)) ?? main.current?.querySelector('h1');
    part?.setAttribute('tabindex', '-1');
    (part ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, toResults]);
  return main;
}
